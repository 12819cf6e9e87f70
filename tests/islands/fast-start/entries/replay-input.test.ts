import { expect, test, vi } from 'vitest'

import { replayInput } from '../../../../src/fast-start/entries/replay-input.ts'
import { consumeQueuedKeys } from '../../../../src/fast-start/queued-keys.ts'

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
  replayInput(false)
  expect(pressFind(field()).defaultPrevented).toBe(false)
  press('g')
  expect(consumeQueuedKeys()).toEqual([])
})

// The head opens the place once, so one test walks through it in order.
test('keeps the panel’s keys in order until they are taken, and no letter of a field', () => {
  replayInput(true)
  press('r')
  document.querySelector('button')?.click()
  press('/')
  press('r', field())
  press('Enter')
  pressFind()
  press('Escape')
  // Nobody waits for the palette now: a letter is typed where the focus is.
  expect(press('c', field()).defaultPrevented).toBe(false)
  press('g')
  expect(pressFind().defaultPrevented).toBe(true)
  press('a')
  // Who is impatient asks for the palette once more.
  pressFind(field())
  const letter = press('b', field())
  expect(letter.defaultPrevented).toBe(true)
  const kept = consumeQueuedKeys()
  expect(kept.map(({ key }) => key)).toEqual(['k', 'b'])
  expect(kept.every(event => !event.defaultPrevented)).toBe(true)

  press('g')
  expect(pressFind().defaultPrevented).toBe(false)
  expect(consumeQueuedKeys()).toEqual([])
})

test('a button that waits outlasts what a page presses by itself', async () => {
  const island = document.createElement('astro-island')
  island.setAttribute('ssr', '')
  island.innerHTML = '<button>Find</button>'
  body.append(island)
  const presses: Event[] = []
  replayInput(false)
  const button = island.querySelector('button')
  button?.click()
  document.querySelector('input')?.click()
  island.removeAttribute('ssr')
  button?.addEventListener('click', event => presses.push(event))
  island.dispatchEvent(new CustomEvent('astro:hydrate'))
  await vi.waitFor(() => expect(presses).not.toEqual([]))
})
