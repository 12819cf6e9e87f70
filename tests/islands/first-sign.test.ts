import { beforeEach, expect, test } from 'vitest'

import { waitForPerson } from '../../src/islands/head/first-sign.ts'
import { takeEarlySubmit } from '../../src/stores/early-submit.ts'
import { endOfTurn } from '../../src/stores/turns.ts'

document.body.innerHTML = `
  <p>Sign in</p>
  <div class="sign-in">
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

function pressOn(selector: string, button = 0): void {
  const event = { bubbles: true, button }
  find(selector).dispatchEvent(new PointerEvent('pointerdown', event))
}

test.each([
  ['pointermove', new PointerEvent('pointermove', { bubbles: true })],
  ['pointerdown', new PointerEvent('pointerdown', { bubbles: true })],
  ['keydown', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ['focusin', new FocusEvent('focusin', { bubbles: true })],
  ['input', new Event('input', { bubbles: true })]
])('somebody is there with the first %s', async (_, event) => {
  let isThere = false
  void endOfTurn('person').then(() => (isThere = true))
  await new Promise(resolve => {
    setTimeout(resolve)
  })
  expect(isThere).toBe(false)
  find('p').dispatchEvent(event)
  await endOfTurn('person')
})

test('keeps a press on the button that is still off, and Enter in a field', () => {
  pressOn('[type="submit"]')
  expect(takeEarlySubmit()).toBe(true)
  waitForPerson()
  enter('input')
  expect(takeEarlySubmit()).toBe(true)
})

test('keeps neither another key or button, nor what ends a word', () => {
  enter('[type="button"]')
  enter('input', { key: 'a' })
  enter('input', { isComposing: true })
  pressOn('[type="button"]')
  pressOn('[type="submit"]', 2)
  expect(takeEarlySubmit()).toBe(false)
})

test('forgets it where something is typed or pressed afterwards', () => {
  enter('input')
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  expect(takeEarlySubmit()).toBe(false)
  waitForPerson()
  pressOn('[type="submit"]')
  pressOn('p')
  expect(takeEarlySubmit()).toBe(false)
})

test('keeps nothing more once the form has asked', () => {
  takeEarlySubmit()
  enter('input')
  expect(takeEarlySubmit()).toBe(false)
})
