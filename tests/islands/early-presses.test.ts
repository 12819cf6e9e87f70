import { expect, test } from 'vitest'

import { repeatEarlyPresses } from '../../src/islands/head/early-presses.ts'
import { takeEarlyKeys } from '../../src/stores/early-keys.ts'

repeatEarlyPresses()

const { body } = document
body.innerHTML = '<input type="password"><button>Add</button>'

function press(
  key: string,
  target: Element = body,
  more: KeyboardEventInit = {}
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...more
  })
  target.dispatchEvent(event)
  return event
}

// The head opens the place once, so one test walks through it in order.
test('keeps the panel’s keys in order until they are taken, and no letter of a field', () => {
  press('g')
  document.querySelector('button')?.click()
  press('r', document.querySelector('input') ?? body)
  press('Enter')
  press('g')
  press('m')
  const find = press('k', body, { code: 'KeyK', ctrlKey: true })
  expect(find.defaultPrevented).toBe(true)

  const kept = takeEarlyKeys()
  expect(kept.map(({ key }) => key)).toEqual(['g', 'm', 'k'])
  expect(kept.every(event => !event.defaultPrevented)).toBe(true)

  press('g')
  const later = press('k', body, { code: 'KeyK', ctrlKey: true })
  expect(later.defaultPrevented).toBe(false)
  expect(takeEarlyKeys()).toEqual([])
})
