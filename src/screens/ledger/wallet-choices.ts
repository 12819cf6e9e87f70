import { backend } from '../../backend/backend.ts'
import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { type Choice, currencyChoice } from '../../features/actions/choices.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { client } from '../../stores/api.ts'
import { knownCurrencies } from '../../stores/currencies.ts'

const texts = messages.actions.walletChoice

/** Page size; all pages are read. */
const PAGE_LIMIT = 100

export async function currenciesOfUser(
  userId: string
): Promise<readonly Choice[]> {
  const [{ balances }, currencies] = await Promise.all([
    client.one('user', { path: { id: userId } }),
    knownCurrencies()
  ])
  return balances.map(({ currency }) =>
    currencyChoice(currency, currencies.get(currency)?.name)
  )
}

/** Any currency, unless the form has one (`within`). */
export async function walletsToTakeFrom(
  within: string
): Promise<readonly Choice[]> {
  const wallets = await readWallets(within)
  return wallets.map(wallet => {
    const { id, name, currency } = wallet
    const plain = plainName(name)
    const label = within === '' ? `${plain} · ${currency}` : plain
    return { value: id, ...labelled(label, wallet), brings: { currency } }
  })
}

export async function walletsToGiveTo(
  currency: string
): Promise<readonly Choice[]> {
  if (currency === '') return []
  const wallets = await readWallets(currency)
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

async function readWallets(currency: string): Promise<SystemWallet[]> {
  const wallets: SystemWallet[] = []
  let next: Record<string, number | string> = {}
  let hasMore = true
  for (let page = 2; hasMore; page++) {
    const query = {
      ...(isByCurrency ? { currency } : {}),
      ...next,
      limit: PAGE_LIMIT
    }
    // oxlint-disable-next-line no-await-in-loop -- a page names the next one
    const { data, meta } = await client.page('systemWallets', {
      query: { ...query, ...order, withTotal: 'false' }
    })
    wallets.push(
      ...data.filter(one => currency === '' || one.currency === currency)
    )
    const { nextCursor: cursor } = meta
    next = cursor === undefined ? { page } : { cursor }
    hasMore = meta.hasMore && data.length > 0
  }
  return wallets
}
