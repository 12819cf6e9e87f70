import { useState } from 'react'

import { nextSlots, type RowSlot } from './row-slots.ts'

export interface RowSlots {
  /** The keys of rows in their order; the same for the same ids. */
  keysOf: (ids: readonly string[]) => readonly number[]
  /** The elements of this row are its own from now on, and no other row's. */
  hold: (id: string) => void
}

/** Keeps which row has which elements, from one page to the next. */
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
