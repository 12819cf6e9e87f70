import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'

import type { Balance } from '../../contract/user/user.ts'
import { Money } from '../../features/values/known-money.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { useAmountText } from '../../features/values/use-amount-text.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'

const texts = messages.drawer
const fields = messages.fields

export function UserWallets(props: {
  balances: readonly Balance[]
}): ReactNode {
  const { balances } = props
  const titleId = useId()
  const currencies = useStore($currencies)
  const amountText = useAmountText()
  const hasBonus = balances.some(({ bonus }) => bonus !== undefined)
  const nameOf = (code: string): string =>
    (currencies.kind === 'known'
      ? currencies.byCode.get(code)?.name
      : undefined) ?? code
  return (
    <section className="drawer-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.wallets}</h3>
      {balances.length === 0 ? (
        <p className="dim">{texts.noWallets}</p>
      ) : (
        <table className="mini-table" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{fields.currency}</th>
              {hasBonus && <th scope="col">{fields.bonus}</th>}
              <th scope="col">{fields.reserved}</th>
              <th scope="col">{fields.available}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ currency, available, reserved, bonus }) => (
              <tr key={currency}>
                <th scope="row">
                  <UntrustedText text={nameOf(currency)} />
                </th>
                {hasBonus && <td>{bonus && amountText?.(bonus, currency)}</td>}
                <td>{reserved && amountText?.(reserved, currency)}</td>
                <td>
                  <Money minorUnits={available} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
