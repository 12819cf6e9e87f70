import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'

import type { DailyNet } from '../../contract/ledger/transaction.ts'
import { compactMoney } from '../../format/compact-money.ts'
import { dayText, shortDayText } from '../../format/dates.ts'
import { LOCALE } from '../../format/locale.ts'
import { MINUS, moneyDigits } from '../../format/money.ts'
import { fillDays, netPeriod } from '../../format/net-days.ts'
import { plainName } from '../../format/plain-name.ts'
import { DEFAULT_ZONE } from '../../format/time-zone.ts'
import { dayOf } from '../../format/zone-days.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { NetChart } from '../../ui/net/net-chart.tsx'
import type { NetFormat } from '../../ui/net/net-format.ts'
import { NetProblem, NetSkeleton } from './net-chart-states.tsx'

interface Props {
  net: DailyNet
  /** In ms since the epoch. */
  readAt: number
  zone: string
  from: string | undefined
  to: string | undefined
}

const texts = messages.chart

/** Days without entries are filled in. */
export function NetDaysChart({ net, ...props }: Props): ReactNode {
  const { readAt, zone, from, to } = props
  const currencies = useStore($currencies, { ssr: 'initial' })
  const { days } = net
  const period = netPeriod(days, { from, to }, zone, readAt)
  const { first = '', last = '' } = period ?? {}
  const filled = useMemo(() => fillDays(days, first, last), [days, first, last])

  if (currencies.kind === 'loading') {
    return <NetSkeleton />
  }
  if (!period) return <NetProblem>{texts.empty}</NetProblem>
  const known =
    currencies.kind === 'known'
      ? currencies.byCode.get(net.currency)
      : undefined
  const thisYear = dayOf(readAt, zone).slice(0, 4)
  const oneYear = [first, last].every(day => day.startsWith(thisYear))
  const format = netFormat(known?.decimals ?? 0, oneYear)
  const caption = texts.period(format.day(first), format.day(last))
  if (days.length === 0) {
    return <NetProblem>{texts.emptyIn(caption)}</NetProblem>
  }
  return (
    <NetChart
      days={filled}
      caption={caption}
      currency={
        known
          ? net.currency
          : `${messages.transactions.units} ${plainName(net.currency)}`
      }
      format={format}
    />
  )
}

function netFormat(decimals: number, oneYear: boolean): NetFormat {
  return {
    signed: minorUnits => {
      const { negative, zero, digits } = moneyDigits(
        String(minorUnits),
        decimals
      )
      return (negative ? MINUS : zero ? '' : '+') + digits
    },
    compact: minorUnits => compactMoney(String(minorUnits), decimals, LOCALE),
    // A calendar day is not an instant: UTC keeps it unchanged.
    day: day =>
      oneYear
        ? shortDayText(day, DEFAULT_ZONE, Date.parse(day))
        : dayText(day, DEFAULT_ZONE)
  }
}
