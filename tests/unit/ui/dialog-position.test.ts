import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  clampedPosition,
  positionAfterKey
} from '../../../src/ui/dialog/dialog-position.ts'

const viewport = { width: 1000, height: 800 }
const dialog = { width: 560, height: 300 }
const corner = { left: 0, top: 0 }

describe('dialog position', () => {
  test('9.6 leaves a place within the viewport as it is', () => {
    const place = { left: 440, top: 500 }
    expect(clampedPosition(place, dialog, viewport, corner)).toEqual(place)
  })

  test('9.6 clamps at all four edges', () => {
    const far = { left: 5000, top: 5000 }
    const near = { left: -5000, top: -5000 }
    expect(clampedPosition(far, dialog, viewport, corner)).toEqual({
      left: 440,
      top: 500
    })
    expect(clampedPosition(near, dialog, viewport, corner)).toEqual(corner)
  })

  test('9.6 keeps the least left and top', () => {
    const min = { left: 24, top: 48 }
    expect(clampedPosition(corner, dialog, viewport, min)).toEqual(min)
  })

  test('9.6 keeps the header of a dialog that is too large in reach', () => {
    const large = { width: 1400, height: 1200 }
    const place = { left: -300, top: -300 }
    expect(clampedPosition(place, large, viewport, corner)).toEqual(corner)
  })

  test('9.6 clamping twice changes nothing more', () => {
    const length = fc.integer({ min: -3000, max: 3000 })
    const size = fc.record({ width: fc.nat(2000), height: fc.nat(2000) })
    const place = fc.record({ left: length, top: length })
    fc.assert(
      fc.property(place, size, size, (start, box, view) => {
        const once = clampedPosition(start, box, view, corner)
        expect(clampedPosition(once, box, view, corner)).toEqual(once)
        expect(once.left).toBeGreaterThanOrEqual(0)
        expect(once.top).toBeGreaterThanOrEqual(0)
      })
    )
  })

  test('9.6 an arrow key moves by 10 px, with Shift by 50 px', () => {
    const place = { left: 100, top: 100 }
    const after = (key: string, long = false): unknown =>
      positionAfterKey(place, key, long)
    expect(after('ArrowLeft')).toEqual({ left: 90, top: 100 })
    expect(after('ArrowRight')).toEqual({ left: 110, top: 100 })
    expect(after('ArrowUp')).toEqual({ left: 100, top: 90 })
    expect(after('ArrowDown')).toEqual({ left: 100, top: 110 })
    expect(after('ArrowDown', true)).toEqual({ left: 100, top: 150 })
    expect(after('Tab')).toBeUndefined()
  })
})
