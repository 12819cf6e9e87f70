import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { amountProblem } from '../../../format/amount-problem.ts'
import { fieldAmount } from '../../../format/amount-text.ts'
import { readAmount } from '../../../format/read-amount.ts'
import { messages } from '../../../messages.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { Field } from '../../../ui/field.tsx'
import { readAmountRange, writeAmountRange } from '../store/amount-range.ts'
import type { EditorProps } from './editor-props.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterView } from './filter-view.ts'

type Props = EditorProps<Extract<FilterView, { kind: 'amount' }>>
type End = { minorUnits?: string; error?: string }

const texts = messages.filters

/** Amounts are typed in the decimals of their currency. */
export function AmountEditor({ values, ...on }: Props): ReactNode {
  const currencies = useStore($currencies, { ssr: 'initial' })
  const known =
    currencies.kind === 'known' ? [...currencies.byCode.values()] : []
  const range = readAmountRange(values[0] ?? '')
  const [currency, setCurrency] = useState(range?.currency)
  const chosen = known.find(({ code }) => code === currency) ?? known[0]
  const written = (units: string | undefined): string =>
    units === undefined || !chosen ? '' : fieldAmount(units, chosen.decimals)
  const [least, setLeast] = useState<string>()
  const [most, setMost] = useState<string>()
  const [tried, setTried] = useState(false)
  if (!chosen) return <p className="p-2 text-ink-3">{texts.noCurrencies}</p>

  const own = chosen.code === range?.currency ? range : undefined
  const from = readEnd(least, own?.least, chosen)
  const to = readEnd(most, own?.most, chosen)
  const wrongOrder =
    from.minorUnits !== undefined &&
    to.minorUnits !== undefined &&
    BigInt(from.minorUnits) > BigInt(to.minorUnits)

  const apply = (): void => {
    setTried(true)
    if (from.error || to.error || wrongOrder) return
    const empty = from.minorUnits === undefined && to.minorUnits === undefined
    on.onChange(
      empty
        ? []
        : [
            writeAmountRange({
              currency: chosen.code,
              ...(from.minorUnits === undefined
                ? {}
                : { least: from.minorUnits }),
              ...(to.minorUnits === undefined ? {} : { most: to.minorUnits })
            })
          ]
    )
    on.onDone()
  }

  return (
    <FilterForm button={texts.apply} variant="primary" onSubmit={apply}>
      <label className="grid gap-1.5">
        {texts.currency}
        <select
          className="h-control w-full rounded-md border border-edge bg-surface px-2"
          value={chosen.code}
          onChange={event => setCurrency(event.target.value)}
        >
          {known.map(({ code, name }) => (
            <option key={code} value={code}>
              {name ? `${code} · ${name}` : code}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={texts.least}
        inputMode="decimal"
        value={least ?? written(own?.least)}
        error={tried ? from.error : undefined}
        unit={chosen.code}
        onChange={event => setLeast(event.target.value)}
      />
      <Field
        label={texts.most}
        inputMode="decimal"
        value={most ?? written(own?.most)}
        error={
          tried
            ? (to.error ?? (wrongOrder ? texts.order : undefined))
            : undefined
        }
        unit={chosen.code}
        onChange={event => setMost(event.target.value)}
      />
    </FilterForm>
  )
}

/** An untouched end keeps its value. */
function readEnd(
  text: string | undefined,
  before: string | undefined,
  currency: { code: string; decimals: number }
): End {
  if (text === undefined)
    return before === undefined ? {} : { minorUnits: before }
  if (text.trim() === '') return {}
  const read = readAmount(text, currency.decimals, currency.code)
  return read.kind === 'amount'
    ? { minorUnits: read.minorUnits }
    : { error: amountProblem(text, read.problem, currency) }
}
