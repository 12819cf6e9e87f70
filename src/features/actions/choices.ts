import { atom, onMount, type ReadableAtom } from 'nanostores'

import { plainName } from '../../format/plain-name.ts'
import { client } from '../../stores/api.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import type { Values } from './field-definition.ts'
import type { OpenAction } from './open-action.ts'
import { walletsToGiveTo, walletsToTakeFrom } from './wallet-choices.ts'

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

export type ChoiceSource =
  | 'currencies'
  | 'currencies-of-user'
  | 'wallets-to-take-from'
  | 'wallets-to-give-to'

export interface FieldChoices {
  $choices: ReadableAtom<Choices>
  load: () => Promise<void>
}

/** Fetches when first shown. */
export function choicesFor(
  source: ChoiceSource,
  action: OpenAction
): FieldChoices {
  const $choices = atom<Choices>({ kind: 'loading' })
  async function load(): Promise<void> {
    $choices.set({ kind: 'loading' })
    try {
      $choices.set({ kind: 'known', list: await read[source](action) })
    } catch {
      $choices.set({ kind: 'failed' })
    }
  }
  onMount($choices, () => {
    if ($choices.get().kind === 'loading') void load()
  })
  return { $choices, load }
}

const read: Record<
  ChoiceSource,
  (action: OpenAction) => Promise<readonly Choice[]>
> = {
  async currencies() {
    const currencies = await knownCurrencies()
    // No currencies at all: they could not be read.
    if (currencies.size === 0) throw new Error('no currencies')
    return [...currencies.values()].map(({ code, name }) => ({
      value: code,
      label: named(code, name)
    }))
  },
  async 'currencies-of-user'({ subject }) {
    const [{ balances }, currencies] = await Promise.all([
      client.one('user', { path: { id: subject.id } }),
      knownCurrencies()
    ])
    return balances.map(({ currency }) => ({
      value: currency,
      label: named(currency, currencies.get(currency)?.name)
    }))
  },
  // A form opened for a wallet keeps to its currency.
  'wallets-to-take-from': ({ start }) =>
    walletsToTakeFrom(start['currency'] ?? ''),
  'wallets-to-give-to': ({ values }) =>
    walletsToGiveTo(values['currency'] ?? '')
}

function named(code: string, name: string | undefined): string {
  return plainName(name === undefined ? code : `${code} · ${name}`)
}
