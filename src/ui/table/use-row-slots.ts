import { useState } from 'react'

import { nextSlots, type RowSlot } from './row-slots.ts'

export interface RowSlots {
  /** React keys of rows in order; stable for the same ids. */
  keysOf: (ids: readonly string[]) => readonly number[]
  /** Reserves a row's elements: no other row may reuse them. */
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
