import { atom, onMount, type ReadableAtom } from 'nanostores'

import { plainName } from '../../format/plain-name.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import { latestRequest } from '../../stores/latest-request.ts'
import type { FilledForm } from './action-definition.ts'
import type { Values } from './field-definition.ts'

export interface Choice {
  value: string
  label: string
  /** Shown but not selectable: the label says why. */
  disabled?: boolean
  /** Other values that the choice sets. */
  brings?: Values
}

export type Choices =
  | { kind: 'loading' }
  | { kind: 'known'; list: readonly Choice[] }
  | { kind: 'failed' }

export type ReadChoices = (
  form: FilledForm,
  signal: AbortSignal
) => Promise<readonly Choice[]>

export interface FieldChoices {
  $choices: ReadableAtom<Choices>
  load: () => Promise<void>
}

/** Fetches when first shown; aborts when no longer shown. */
export function choicesFor(
  read: ReadChoices | readonly Choice[],
  form: FilledForm
): FieldChoices {
  const $choices = atom<Choices>(
    typeof read === 'function'
      ? { kind: 'loading' }
      : { kind: 'known', list: read }
  )
  const request = latestRequest()
  async function load(): Promise<void> {
    if (typeof read !== 'function') return
    const signal = request.start()
    $choices.set({ kind: 'loading' })
    try {
      const list = await read(form, signal)
      if (!signal.aborted) $choices.set({ kind: 'known', list })
    } catch {
      if (!signal.aborted) $choices.set({ kind: 'failed' })
    }
  }
  onMount($choices, () => {
    if ($choices.get().kind === 'loading') void load()
    return request.cancel
  })
  return { $choices, load }
}

export async function currencyChoices(): Promise<readonly Choice[]> {
  const currencies = await knownCurrencies()
  // No currencies at all: they could not be read.
  if (currencies.size === 0) throw new Error('no currencies')
  return [...currencies.values()].map(({ code, name }) =>
    currencyChoice(code, name)
  )
}

export function currencyChoice(code: string, name: string | undefined): Choice {
  const label = plainName(name === undefined ? code : `${code} · ${name}`)
  return { value: code, label }
}
