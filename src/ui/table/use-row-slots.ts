import { useState } from 'react'

import { nextSlots, type RowSlot } from './row-slots.ts'

export interface RowSlots {
  /** Stable for the same ids. */
  keysOf: (ids: readonly string[]) => readonly number[]
  /** No other row may reuse the elements of this one. */
  hold: (id: string) => void
}

export function useRowSlots(): RowSlots {
  const [slots] = useState(createRowSlots)
  return slots
}

function createRowSlots(): RowSlots {
  let slots: readonly RowSlot[] = []
  let held: string | undefined
  let last = 0
  const freshKey = (): number => {
    last += 1
    return last
  }
  return {
    keysOf(ids) {
      slots = nextSlots(slots, ids, held, freshKey)
      return slots.map(({ key }) => key)
    },
    hold(id) {
      held = id
    }
  }
}
