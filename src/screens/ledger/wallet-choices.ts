import { backend } from '../../backend/backend.ts'
import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { type Choice, currencyChoice } from '../../features/actions/choices.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { client } from '../../stores/api.ts'
import { knownCurrencies } from '../../stores/currencies.ts'
import { placeParams, walkPages } from '../../stores/walk-pages.ts'

const texts = messages.actions.walletChoice

/** Page size; all pages are read. */
const PAGE_LIMIT = 100

export async function currenciesOfUser(
  userId: string,
  signal: AbortSignal
): Promise<readonly Choice[]> {
  const [{ balances }, currencies] = await Promise.all([
    client.one('user', { path: { id: userId }, signal }),
    knownCurrencies()
  ])
  return balances.map(({ currency }) =>
    currencyChoice(currency, currencies.get(currency)?.name)
  )
}

/** Any currency, unless the form has one (`within`). */
export async function walletsToTakeFrom(
  within: string,
  signal: AbortSignal
): Promise<readonly Choice[]> {
  const wallets = await readWallets(within, signal)
  return wallets.map(wallet => {
    const { id, name, currency } = wallet
    const plain = plainName(name)
    const label = within === '' ? `${plain} · ${currency}` : plain
    return { value: id, ...labelled(label, wallet), brings: { currency } }
  })
}

export async function walletsToGiveTo(
  currency: string,
  signal: AbortSignal
): Promise<readonly Choice[]> {
  if (currency === '') return []
  const wallets = await readWallets(currency, signal)
  return wallets.map(wallet => ({
    value: wallet.id,
    ...labelled(plainName(wallet.name), wallet)
  }))
}

/** Shows a frozen or closed wallet disabled, with the reason. */
function labelled(
  label: string,
  { status }: SystemWallet
): Pick<Choice, 'label' | 'disabled'> {
  return status === 'frozen' || status === 'closed'
    ? { label: texts[status](label), disabled: true }
    : { label }
}

const isByCurrency = backend.filters('systemWallets', 'currency')
const order = ['currency', 'name'].some(field =>
  backend.sorts('systemWallets', field)
)
  ? { sort: 'currency,name' }
  : {}

async function readWallets(
  currency: string,
  signal: AbortSignal
): Promise<SystemWallet[]> {
  const wallets: SystemWallet[] = []
  const filter = isByCurrency ? { currency } : {}
  const query = { ...filter, ...order, limit: PAGE_LIMIT, withTotal: 'false' }
  const pages = walkPages<SystemWallet>(
    (at, pageSignal) =>
      client.page('systemWallets', {
        query: { ...query, ...placeParams(at) },
        signal: pageSignal
      }),
    ({ id }) => id,
    signal
  )
  for await (const { rows } of pages) {
    // A server that says that there is more, and gives nothing.
    if (rows.length === 0) break
    wallets.push(
      ...rows.filter(one => currency === '' || one.currency === currency)
    )
  }
  return wallets
}
