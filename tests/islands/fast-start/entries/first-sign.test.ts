import { beforeEach, expect, test } from 'vitest'

import { waitForPerson } from '../../../../src/fast-start/entries/first-sign.ts'
import { consumeQueuedSubmit } from '../../../../src/fast-start/queued-submit.ts'
import { endOfStage } from '../../../../src/fast-start/stages.ts'

document.body.innerHTML = `
  <p>Sign in</p>
  <div data-slot="sign-in">
    <form>
      <input type="email">
      <button type="button">Show</button>
      <button type="submit" disabled>Sign in</button>
    </form>
  </div>`

const find = (selector: string): Element =>
  document.querySelector(selector) ?? document.body

beforeEach(() => waitForPerson())

function enter(selector: string, more: KeyboardEventInit = {}): void {
  const event = { key: 'Enter', bubbles: true, ...more }
  find(selector).dispatchEvent(new KeyboardEvent('keydown', event))
}

function point(event: string, selector: string, button = 0): void {
  const options = { bubbles: true, button }
  find(selector).dispatchEvent(new PointerEvent(event, options))
}

const pressOn = (selector: string, button = 0): void =>
  point('pointerdown', selector, button)

test.each([
  [
    'pointermove',
    new PointerEvent('pointermove', { bubbles: true, movementY: 1 })
  ],
  ['pointerdown', new PointerEvent('pointerdown', { bubbles: true })],
  ['keydown', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ['focusin', new FocusEvent('focusin', { bubbles: true })],
  ['input', new Event('input', { bubbles: true })]
])('somebody is there with the first %s', async (_, event) => {
  let isThere = false
  void endOfStage('person').then(() => (isThere = true))
  await new Promise(resolve => {
    setTimeout(resolve)
  })
  expect(isThere).toBe(false)
  find('p').dispatchEvent(event)
  await endOfStage('person')
})

test('a pointer that rests where the page comes is nobody yet', async () => {
  let isThere = false
  void endOfStage('person').then(() => (isThere = true))
  const resting = { bubbles: true, movementX: 0, movementY: 0 }
  find('p').dispatchEvent(new PointerEvent('pointermove', resting))
  await new Promise(resolve => {
    setTimeout(resolve)
  })
  expect(isThere).toBe(false)
})

test('keeps a press on the button that is still off, and Enter in a field', () => {
  pressOn('[type="submit"]')
  expect(consumeQueuedSubmit()).toBe(true)
  waitForPerson()
  enter('input')
  expect(consumeQueuedSubmit()).toBe(true)
})

test.each<[what: string, act: () => void]>([
  ['Enter on another button', () => enter('[type="button"]')],
  ['another key', () => enter('input', { key: 'a' })],
  ['what ends a word', () => enter('input', { isComposing: true })],
  ['what has ended a word', () => enter('input', { keyCode: 229 })],
  ['a press on another button', () => pressOn('[type="button"]')],
  ['a press with another button', () => pressOn('[type="submit"]', 2)],
  ['a press that ends there', () => point('pointerup', '[type="submit"]')]
])('does not keep %s', (_, act) => {
  act()
  expect(consumeQueuedSubmit()).toBe(false)
})

test.each<[what: string, act: () => void, isKept: boolean]>([
  ['ends on it', () => point('pointerup', '[type="submit"]'), true],
  ['ends elsewhere', () => point('pointerup', 'p'), false],
  [
    'becomes a scroll',
    () => point('pointercancel', '[type="submit"]', -1),
    false
  ]
])('a press on the button that %s is kept or not', (_, act, isKept) => {
  pressOn('[type="submit"]')
  act()
  expect(consumeQueuedSubmit()).toBe(isKept)
})

test('forgets it where something is typed or pressed afterwards', () => {
  enter('input')
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  expect(consumeQueuedSubmit()).toBe(false)
  waitForPerson()
  pressOn('[type="submit"]')
  pressOn('p')
  expect(consumeQueuedSubmit()).toBe(false)
})

test('keeps nothing more once the form has asked', () => {
  consumeQueuedSubmit()
  enter('input')
  expect(consumeQueuedSubmit()).toBe(false)
})
