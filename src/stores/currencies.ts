import { atom, onMount, type ReadableAtom } from 'nanostores'

import type { Currency } from '../contract/ledger/currency.ts'
import type { Page } from '../contract/list-answer.ts'
import { createPrefetchedAnswer } from '../fast-start/prefetched-answer.ts'
import { client } from './api.ts'
import { $session } from './session.ts'

/**
 * The currencies by code. `unknown` is no failure of a screen: an amount whose
 * currency is not known is shown in its raw units.
 */
export type Currencies =
  | { kind: 'loading' }
  | { kind: 'known'; byCode: ReadonlyMap<string, Currency> }
  | { kind: 'unknown' }

/** The one question that there is about currencies. */
const ALL = 'all'
const early = createPrefetchedAnswer<Page<Currency>>()
const $state = atom<Currencies>({ kind: 'loading' })

/** Loaded once, when first shown to an administrator. */
export const $currencies: ReadableAtom<Currencies> = $state

onMount($state, () =>
  $session.subscribe(session => {
    if (session.kind === 'admin' && $state.get().kind !== 'known') void load()
  })
)

/** Asks for them before it is known who looks. */
export function prefetchCurrencies(): void {
  void early.ask(
    () => ALL,
    signal => client.page('currencies', { signal }),
    // From then on whoever shows an amount loads them.
    () => $session.get().kind === 'unchecked'
  )
}

/** Waits until they are there, or cannot be read. */
export function whenCurrenciesKnown(): Promise<void> {
  return new Promise(resolve => {
    const stop = $state.listen(() => {
      stop()
      resolve()
    })
    if ($state.get().kind !== 'loading') resolve()
  })
}

/** The currencies once they are there; none where they cannot be read. */
export async function knownCurrencies(): Promise<
  ReadonlyMap<string, Currency>
> {
  if ($state.get().kind !== 'known') await load()
  const state = $state.get()
  return state.kind === 'known' ? state.byCode : new Map()
}

async function load(): Promise<void> {
  try {
    const { data } = await (early.take(ALL) ?? client.page('currencies'))
    $state.set({
      kind: 'known',
      byCode: new Map(data.map(currency => [currency.code, currency]))
    })
  } catch {
    $state.set({ kind: 'unknown' })
  }
}
