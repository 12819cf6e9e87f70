import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

const heard: string[] = []
for (const target of [window, document]) {
  for (const capture of [true, false]) {
    target.addEventListener(
      'keydown',
      event => {
        if (event instanceof KeyboardEvent) heard.push(event.key)
      },
      capture
    )
  }
}
document.body.innerHTML = '<form><input></form>'

beforeEach(() => {
  heard.length = 0
})

/** Returns whether the browser goes on to act on the key. */
function press(init: KeyboardEventInit): boolean {
  return fireEvent.keyDown(document.querySelector('input') ?? window, init)
}

test.each<KeyboardEventInit>([
  { key: 'Enter', isComposing: true },
  // Safari, once the composition is over.
  { key: 'Enter', keyCode: 229 },
  { key: 'Escape', isComposing: true },
  { key: 'Tab', isComposing: true },
  { key: 'ArrowDown', keyCode: 229 },
  { key: 'Process', keyCode: 229 }
])('the page hears nothing of a key of an input method: %j', init => {
  press(init)
  expect(heard).toEqual([])
})

test('Enter and Escape of an input method change no field, and its other keys write', () => {
  expect(press({ key: 'Enter', keyCode: 229 })).toBe(false)
  expect(press({ key: 'Escape', isComposing: true })).toBe(false)
  expect(press({ key: 'a', keyCode: 229 })).toBe(true)
})

test.each(['Enter', 'Escape', 'a'])('the page hears another %s', key => {
  expect(press({ key, keyCode: 13 })).toBe(true)
  expect(heard).toEqual([key, key, key, key])
})
