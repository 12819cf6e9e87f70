import '../../styles/opened.css'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { useQuery } from '../../features/page/use-query.ts'
import { problemText } from '../../features/values/problem-text.ts'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import {
  $absentDailyNets,
  dailyNet,
  dailyNetAddress,
  type DailyNetRequest
} from './daily-net.ts'
import { NetProblem, NetSkeleton } from './net-chart-states.tsx'
import { NetDaysChart } from './net-days-chart.tsx'

interface Props extends Pick<DailyNetRequest, 'call' | 'path' | 'params'> {
  /** `undefined` while loading; a new array refetches the chart. */
  currencies: readonly string[] | undefined
  /** IANA name of the zone that the days are in. */
  zone: string
  /** ISO 8601 instants: from inclusive, to exclusive. */
  from?: string | undefined
  to?: string | undefined
}

const texts = messages.chart
const NONE: readonly string[] = []

const PANEL =
  'relative h-33 w-full flex-none pointer-coarse:h-39 print:break-inside-avoid'
const SEGMENT =
  'block rounded-sm px-2 text-xs/5 text-ink-2 [:checked+&]:bg-surface [:checked+&]:font-medium [:checked+&]:text-ink [:checked+&]:shadow-edge [:hover+&]:text-ink [:focus-visible+&]:outline-2 [:focus-visible+&]:outline-offset-1 [:focus-visible+&]:outline-focus pointer-coarse:px-3.5 pointer-coarse:leading-10 forced-colors:[:checked+&]:outline-2 forced-colors:[:checked+&]:outline-highlight'

/** Same height in every state; hidden if the backend lacks the call. */
export function NetChartPanel(props: Props): ReactNode {
  const { call, path, params, zone, currencies = NONE } = props
  const absent = useStore($absentDailyNets, { ssr: 'initial' })
  const [chosen, setChosen] = useState<string>()
  const known = chosen !== undefined && currencies.includes(chosen)
  const currency = known ? chosen : currencies[0]
  const isAbsent = absent.has(dailyNetAddress(props))
  const key = currency
    ? JSON.stringify({ call, path, params, currency, zone })
    : ''
  const state = useQuery(dailyNet, key, key !== '' && !isAbsent)
  const summed = useRef(props.currencies)
  useEffect(() => {
    const before = summed.current
    summed.current = props.currencies
    if (!before || !props.currencies || before === props.currencies) return
    const shown = dailyNet.$state.get()
    const isPending =
      shown.kind === 'loading' ||
      (shown.kind === 'shown' && shown.activity === 'loading')
    if (!isPending) dailyNet.reload()
  }, [props.currencies])

  if (isAbsent) return null
  if (props.currencies?.length === 0) {
    return (
      <div className={PANEL}>
        <NetProblem>{texts.empty}</NetProblem>
      </div>
    )
  }
  return (
    <div className={PANEL} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && <NetSkeleton />}
      {state.kind === 'failed' && (
        <NetProblem role="alert">
          {texts.failed} {problemText(state.error)}
          <Button variant="plain" size="sm" onClick={() => dailyNet.reload()}>
            {messages.list.retry}
          </Button>
        </NetProblem>
      )}
      {state.kind === 'shown' && (
        <NetDaysChart
          net={state.answer.value}
          readAt={state.answer.readAt}
          zone={zone}
          from={props.from}
          to={props.to}
        />
      )}
      {currency && currencies.length > 1 && (
        <CurrencyChoice
          currencies={currencies}
          chosen={currency}
          onChoose={setChosen}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  currencies: readonly string[]
  chosen: string
  onChoose: (currency: string) => void
}

function CurrencyChoice(props: ChoiceProps): ReactNode {
  const name = useId()
  return (
    <fieldset className="absolute start-0 bottom-0 flex gap-0.5 rounded-md bg-inset p-0.5 print:hidden">
      <legend className="sr-only">{texts.currency}</legend>
      {props.currencies.map(currency => (
        <label className="relative cursor-pointer" key={currency}>
          <input
            className="absolute inset-x-0 -top-0.5 h-6 cursor-pointer opacity-0"
            type="radio"
            name={name}
            value={currency}
            checked={currency === props.chosen}
            onChange={() => props.onChoose(currency)}
          />
          <span className={SEGMENT}>
            <UntrustedText text={currency} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
