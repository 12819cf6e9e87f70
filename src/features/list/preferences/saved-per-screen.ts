import { atom, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'

import type { RouteName } from '../../../routes/table.ts'
import {
  onRemembered,
  remember
} from '../../../stores/preferences/browser-memory.ts'
import { recall } from '../../../stores/preferences/recall.ts'
import { $session } from '../../../stores/session.ts'

export interface Saved<Value> {
  $value: ReadableAtom<Value>
  /** Updates the stored value, whichever tab wrote it. */
  change: (update: (value: Value) => Value) => void
}

/**
 * Stores a value per administrator and screen in this browser. It is `initial`
 * until the administrator is known, as in the prerendered page. Drops broken
 * values and other versions, follows other tabs, and works without storage as
 * long as the page lives.
 */
export function savePerScreen<Value>(given: {
  name: string
  version: number
  schema: v.GenericSchema<unknown, Value>
  initial: Value
}): (screen: RouteName) => Saved<Value> {
  const envelope = v.object({
    version: v.literal(given.version),
    value: given.schema
  })
  const screens = new Map<RouteName, Saved<Value>>()

  function read(name: string): Value | undefined {
    const text = recall(name)
    const saved = v.safeParse(envelope, text && parse(text))
    return saved.success ? saved.output.value : undefined
  }

  function create(screen: RouteName): Saved<Value> {
    const $value = atom(given.initial)
    let name: string | undefined
    let isSaved = true

    const readSaved = (): void => {
      if (name !== undefined) $value.set(read(name) ?? given.initial)
    }
    $session.subscribe(session => {
      const id = session.kind === 'admin' ? session.admin.id : undefined
      const next = id && `panel.${given.name}:${id}:${screen}`
      if (next === name) return
      name = next
      isSaved = true
      if (name === undefined) $value.set(given.initial)
      else readSaved()
    })
    onRemembered(changed => {
      if (name !== undefined && (changed === null || changed === name))
        readSaved()
    })
    return {
      $value,
      change(update) {
        const before = name && isSaved ? read(name) : undefined
        const value = update(before ?? $value.get())
        $value.set(value)
        if (name === undefined) return
        const { version } = given
        isSaved = remember(name, JSON.stringify({ version, value }))
      }
    }
  }

  return screen => {
    const saved = screens.get(screen) ?? create(screen)
    screens.set(screen, saved)
    return saved
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
