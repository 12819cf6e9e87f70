import { describe, expect, test } from 'vitest'

import {
  isCommandKey,
  isFindKey,
  type KeyPress,
  singleKey
} from '../../../src/routes/key-press.ts'
import { routeOfKey } from '../../../src/routes/route-of-key.ts'
import { routes } from '../../../src/routes/table.ts'

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...more
  }
}

describe('a single key', () => {
  test('is its character, as the layout of the keyboard has it', () => {
    expect(singleKey(press('g', { code: 'KeyG' }))).toBe('g')
    expect(singleKey(press('/', { code: 'Slash' }))).toBe('/')
    // A German keyboard has both on other keys, with Shift.
    const shiftKey = true
    expect(singleKey(press('?', { code: 'Minus', shiftKey }))).toBe('?')
    expect(singleKey(press('/', { code: 'Digit7', shiftKey }))).toBe('/')
  })

  test('is the same with Caps Lock, and no capital', () => {
    expect(singleKey(press('G'))).toBe('g')
    expect(singleKey(press('G', { shiftKey: true }))).toBeUndefined()
    expect(singleKey(press('g', { shiftKey: true }))).toBeUndefined()
  })

  test.each([
    ['Russian', 'п', 'KeyG', 'g'],
    ['Russian, with Caps Lock', 'П', 'KeyG', 'g'],
    ['Greek', 'γ', 'KeyG', 'g'],
    ['Hebrew', 'ע', 'KeyG', 'g'],
    ['Arabic', 'ل', 'KeyG', 'g'],
    ['Thai, where a sign of a vowel', '\u0E35', 'KeyU', 'u'],
    ['Arabic, where two letters', 'لا', 'KeyB', 'b'],
    ['Arabic, where a letter', 'ظ', 'Slash', '/'],
    ['Japanese', 'き', 'KeyG', 'g']
  ])('is where it is on a Latin keyboard: %s', (_, key, code, found) => {
    expect(singleKey(press(key, { code }))).toBe(found)
  })

  test.each([
    ['Dvorak', 'i', 'KeyG', 'i'],
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['Russian, whose slash is elsewhere', '/', 'Backslash', '/'],
    ['Russian, whose full stop is there', '.', 'Slash', '.'],
    ['Polish', 'ł', 'KeyL', 'ł'],
    ['German, whose AltGr+M is a sign', 'µ', 'KeyM', 'µ'],
    ['Hebrew, whose slash is on a letter', '/', 'KeyQ', '/']
  ])('is what the layout writes: %s', (_, key, code, found) => {
    expect(singleKey(press(key, { code }))).toBe(found)
  })

  test('is the question mark of Arabic, and no other letter with Shift', () => {
    const shiftKey = true
    expect(singleKey(press('؟', { code: 'Slash', shiftKey }))).toBe('?')
    expect(singleKey(press('П', { code: 'KeyG', shiftKey }))).toBeUndefined()
  })

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true }
  ])('is none with %j', more => {
    expect(singleKey(press('r', more))).toBeUndefined()
  })

  test.each(['Enter', 'Shift', 'ArrowDown', 'Dead', 'Process', 'F8'])(
    'is none where it is %s',
    key => {
      expect(singleKey(press(key))).toBeUndefined()
    }
  )
})

describe('the key of the palette', () => {
  test('is Ctrl+K or Cmd+K', () => {
    expect(isFindKey(press('k', { ctrlKey: true }))).toBe(true)
    expect(isFindKey(press('K', { metaKey: true }))).toBe(true)
  })

  test('is where K is, on a layout without Latin letters', () => {
    const ctrlKey = true
    expect(isFindKey(press('л', { code: 'KeyK', ctrlKey }))).toBe(true)
    // On Dvorak the key of K writes a t.
    expect(isFindKey(press('t', { code: 'KeyK', ctrlKey }))).toBe(false)
    expect(isCommandKey(press('з', { code: 'KeyP', ctrlKey }), 'p')).toBe(true)
  })

  test.each([
    {},
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, repeat: true }
  ])('is not K with %j', more => {
    expect(isFindKey(press('k', { code: 'KeyK', ...more }))).toBe(false)
  })
})

describe('the keys of the screens', () => {
  test('lead to their screens, each to one', () => {
    expect(routeOfKey('u')?.path).toBe('/users')
    expect(routeOfKey('m')?.path).toBe('/games')
    expect(routeOfKey('x')).toBeUndefined()
    const keys = routes.flatMap(({ menu }) => menu?.key ?? [])
    expect(keys).toHaveLength(5)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
