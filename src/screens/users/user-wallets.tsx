import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'

import type { Balance } from '../../contract/user/user.ts'
import { Section } from '../../features/drawer/section.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { useAmountText } from '../../features/values/use-amount-text.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { Digits } from '../../ui/digits.tsx'
import { FigureCell, MiniTable, NameCell } from '../../ui/mini-table.tsx'

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
    <Section title={texts.wallets} titleId={titleId}>
      {balances.length === 0 ? (
        <p className="text-ink-3">{texts.noWallets}</p>
      ) : (
        <MiniTable
          labelledBy={titleId}
          heads={[
            fields.currency,
            ...(hasBonus ? [fields.bonus] : []),
            fields.reserved,
            fields.available
          ]}
        >
          {balances.map(({ currency, available, reserved, bonus }) => (
            <tr key={currency}>
              <NameCell>
                <UntrustedText text={nameOf(currency)} />
              </NameCell>
              {hasBonus && (
                <FigureCell>
                  {bonus && (
                    <Digits>{amountText?.(bonus, currency) ?? ''}</Digits>
                  )}
                </FigureCell>
              )}
              <FigureCell>
                {reserved && (
                  <Digits>{amountText?.(reserved, currency) ?? ''}</Digits>
                )}
              </FigureCell>
              <FigureCell>
                <Money minorUnits={available} currency={currency} />
              </FigureCell>
            </tr>
          ))}
        </MiniTable>
      )}
    </Section>
  )
}
