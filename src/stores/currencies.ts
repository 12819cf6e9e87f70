import { atom, onMount, type ReadableAtom } from 'nanostores'

import type { Currency } from '../contract/ledger/currency.ts'
import type { Page } from '../contract/list-answer.ts'
import { createPrefetchedAnswer } from '../fast-start/prefetched-answer.ts'
import { client } from './api.ts'
import { $session } from './session.ts'

/** `unknown` is no failure: amounts are then shown in raw units. */
export type Currencies =
  | { kind: 'loading' }
  | { kind: 'known'; byCode: ReadonlyMap<string, Currency> }
  | { kind: 'unknown' }

const ALL = 'all'
const prefetched = createPrefetchedAnswer<Page<Currency>>()
const $state = atom<Currencies>({ kind: 'loading' })

/** Loaded once, when first shown to an administrator. */
export const $currencies: ReadableAtom<Currencies> = $state

onMount($state, () =>
  $session.subscribe(session => {
    if (session.kind === 'admin' && $state.get().kind !== 'known') void load()
  })
)

/** Prefetches the currencies before the session is known. */
export function prefetchCurrencies(): void {
  void prefetched.ask(
    () => ALL,
    signal => client.page('currencies', { signal }),
    // After that, whoever shows an amount loads them.
    () => $session.get().kind === 'unchecked'
  )
}

export function whenCurrenciesKnown(): Promise<void> {
  if ($state.get().kind !== 'loading') return Promise.resolve()
  return new Promise(resolve => {
    const stop = $state.listen(() => {
      stop()
      resolve()
    })
  })
}

/** Empty if they cannot be loaded. */
export async function knownCurrencies(): Promise<
  ReadonlyMap<string, Currency>
> {
  if ($state.get().kind !== 'known') await load()
  const state = $state.get()
  return state.kind === 'known' ? state.byCode : new Map()
}

async function load(): Promise<void> {
  try {
    const { data } = await (prefetched.take(ALL) ?? client.page('currencies'))
    $state.set({
      kind: 'known',
      byCode: new Map(data.map(currency => [currency.code, currency]))
    })
  } catch {
    $state.set({ kind: 'unknown' })
  }
}
