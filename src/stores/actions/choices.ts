import { atom, onMount, type ReadableAtom } from 'nanostores'

import { client } from '../api.ts'
import { knownCurrencies } from '../currencies.ts'
import type { OpenAction } from './open-action.ts'

/** As many can be chosen from. */
const CHOICES_LIMIT = '100'

/** One of the values of a field, and what it is called. */
export interface Choice {
  value: string
  label: string
}

export type Choices =
  | { kind: 'loading' }
  | { kind: 'known'; list: readonly Choice[] }
  | { kind: 'failed' }

/** Where a field's values come from. */
export type ChoiceSource = 'currencies' | 'currencies-of-user' | 'wallets'

/** What can be chosen in a field of an action, and a way to ask again. */
export interface FieldChoices {
  $choices: ReadableAtom<Choices>
  load: () => Promise<void>
}

/** The values of a field, read when it is first shown. */
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
    // None at all means that they could not be read.
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
  async wallets({ values }) {
    const { data } = await client.page('systemWallets', {
      query: {
        currency: values['currency'] ?? '',
        limit: CHOICES_LIMIT,
        sort: 'name',
        withTotal: 'false'
      }
    })
    return data.map(({ id, name }) => ({ value: id, label: name }))
  }
}

function named(code: string, name: string | undefined): string {
  return name === undefined ? code : `${code} · ${name}`
}
