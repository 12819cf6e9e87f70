import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { $currencies } from '../../stores/currencies.ts'
import { type Amount, MoneyCell } from './money-cell.tsx'

/** An amount outside table rows; in rows use `MoneyCell`. */
export function Money(amount: Amount): ReactNode {
  const currencies = useStore($currencies, { ssr: 'initial' })
  return <MoneyCell {...amount} currencies={currencies} />
}
