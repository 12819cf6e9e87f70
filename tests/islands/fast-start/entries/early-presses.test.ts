import { expect, test, vi } from 'vitest'

import { takeEarlyKeys } from '../../../../src/fast-start/early-keys.ts'
import { repeatEarlyPresses } from '../../../../src/fast-start/entries/early-presses.ts'

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

const field = (): Element => document.querySelector('input') ?? body
const pressFind = (target?: Element): KeyboardEvent =>
  press('k', target, { code: 'KeyK', ctrlKey: true })

test('takes and keeps no key where the page will hear none', () => {
  repeatEarlyPresses(false)
  expect(pressFind(field()).defaultPrevented).toBe(false)
  press('g')
  expect(takeEarlyKeys()).toEqual([])
})

// The head opens the place once, so one test walks through it in order.
test('keeps the panel’s keys in order until they are taken, and no letter of a field', () => {
  repeatEarlyPresses(true)
  press('r')
  document.querySelector('button')?.click()
  press('/')
  press('r', field())
  press('Enter')
  press('g')
  expect(pressFind().defaultPrevented).toBe(true)
  press('a')
  // Who is impatient asks for the palette once more.
  pressFind(field())
  const letter = press('b', field())
  expect(letter.defaultPrevented).toBe(true)
  const kept = takeEarlyKeys()
  expect(kept.map(({ key }) => key)).toEqual(['k', 'b'])
  expect(kept.every(event => !event.defaultPrevented)).toBe(true)

  press('g')
  expect(pressFind().defaultPrevented).toBe(false)
  expect(takeEarlyKeys()).toEqual([])
})

test('a button that waits outlasts what a page presses by itself', async () => {
  const island = document.createElement('astro-island')
  island.setAttribute('ssr', '')
  island.innerHTML = '<button>Find</button>'
  body.append(island)
  const presses: Event[] = []
  repeatEarlyPresses(false)
  const button = island.querySelector('button')
  button?.click()
  document.querySelector('input')?.click()
  island.removeAttribute('ssr')
  button?.addEventListener('click', event => presses.push(event))
  island.dispatchEvent(new CustomEvent('astro:hydrate'))
  await vi.waitFor(() => expect(presses).not.toEqual([]))
})
