import type { ReactNode } from 'react'

import { recentPeriods } from '../../../features/list/filters/period-choices.ts'
import { calendarDayText } from '../../../format/dates.ts'
import type { PeriodBounds } from '../../../format/periods.ts'
import { dayOf } from '../../../format/zone-days.ts'
import { messages } from '../../../messages.ts'
import { DateRangeField } from '../../../ui/date-range-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

export interface StatementChoice {
  option: string
  /** `month` or `2026-11-01..2026-11-03` */
  period: string
}

interface Props {
  choice: StatementChoice
  /** The period of the list, as in its address, else the usual one. */
  listed: string
  /** Of the choice: other days begin with them. */
  bounds: PeriodBounds
  zone: string
  /** In ms: an account from its first entry on ends there. */
  now: number
  onChange: (choice: StatementChoice) => void
}

/** Of a list without a period. */
export const USUAL_PERIOD = '30d'

const texts = messages.statement
const presets = recentPeriods.filter(
  ({ value }) => value === 'month' || value === 'last-month'
)

/** Which days the statement is of. */
export function StatementPeriod(props: Props): ReactNode {
  const { choice, listed, zone, onChange } = props
  const periodOf = (option: string): string => {
    if (option === 'listed') return listed
    if (option === 'first') return `..${new Date(props.now).toISOString()}`
    return option === 'days' ? daysOf(props.bounds, zone) : option
  }
  return (
    <div className="mb-5 w-80 max-w-full print:hidden">
      <SelectField
        label={texts.period}
        placeholder=""
        options={[
          {
            value: 'listed',
            label:
              listed === USUAL_PERIOD
                ? messages.periods[USUAL_PERIOD]
                : texts.asListed
          },
          ...presets,
          { value: 'first', label: texts.fromFirst },
          { value: 'days', label: texts.otherDays }
        ]}
        value={choice.option}
        onChange={({ target: { value } }) =>
          onChange({ option: value, period: periodOf(value) })
        }
      />
      {choice.option === 'days' && (
        <div className="-mx-2">
          <DateRangeField
            legend={texts.period}
            value={choice.period}
            inWords={calendarDayText}
            zoneText={messages.filters.daysOf(zone)}
            onChange={period => onChange({ option: 'days', period })}
          />
        </div>
      )}
    </div>
  )
}

function daysOf({ from, to }: PeriodBounds, zone: string): string {
  const first = from && dayOf(Date.parse(from), zone)
  const last = to && dayOf(Date.parse(to) - 1, zone)
  return `${first ?? ''}..${last ?? ''}`
}
