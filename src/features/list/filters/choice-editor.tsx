import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import type { ValueCount } from '../../../contract/list-answer.ts'
import { countText } from '../../../format/count-text.ts'
import { messages } from '../../../messages.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { latestRequest } from '../../../stores/latest-request.ts'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import type { EditorProps } from './editor-props.ts'
import { wordOf } from './filter-value.tsx'
import type { FilterView } from './filter-view.ts'
import type { KnownValues } from './known-values.ts'
import { TypedValue } from './typed-value.tsx'

type Props = EditorProps<Extract<FilterView, { kind: 'choice' }>> & {
  known: KnownValues
}

/** Without counts, offers the values of the shown rows and typed ones. */
export function ChoiceEditor(props: Props): ReactNode {
  const { view, values, onChange, known } = props
  const [counts, setCounts] = useState<readonly ValueCount[]>()
  const currencies = useStore($currencies, { ssr: 'initial' })
  const { name } = view
  const { list } = known
  const uncounted = counts?.length === 0
  const seen = useSeenValues([...known.shownValues(name), ...values])

  useEffect(() => {
    const request = latestRequest()
    const signal = request.start()
    const show = (found: readonly ValueCount[]): void => {
      if (!signal.aborted) setCounts(found)
    }
    list.countValues(name, signal).then(show, () => show([]))
    return request.cancel
  }, [list, name])

  const codes =
    view.currencies && currencies.kind === 'known'
      ? currencies.byCode.keys()
      : []
  const offered = [
    ...new Set([
      ...view.options.map(({ value }) => value),
      ...codes,
      ...(counts ?? []).map(({ value }) => value),
      ...(uncounted ? seen : []),
      ...values
    ])
  ]
  const countOf = (value: string): string | undefined => {
    if (!counts || uncounted) return undefined
    const found = counts.find(item => item.value === value)
    return countText(found?.count ?? 0)
  }
  return (
    <>
      <fieldset className="min-w-50">
        <legend className="sr-only">{view.label}</legend>
        {offered.length === 0 && (
          <p className="p-2 text-ink-3">
            {counts ? messages.filters.noValues : messages.filters.loading}
          </p>
        )}
        {offered.map(value => (
          <MenuChoice
            key={value}
            type="checkbox"
            checked={values.includes(value)}
            onChange={event => {
              const chosen = event.target.checked
              onChange(
                offered.filter(item =>
                  item === value ? chosen : values.includes(item)
                )
              )
            }}
          >
            <UntrustedText text={wordOf(view, value)} />
            {counts && (
              <small className="ms-auto ps-3 text-xs text-ink-3">
                {countOf(value)}
              </small>
            )}
          </MenuChoice>
        ))}
      </fieldset>
      {uncounted && view.typed && (
        <TypedValue
          entry={view.typed}
          onValue={value => {
            if (!values.includes(value)) onChange([...values, value])
          }}
        />
      )}
    </>
  )
}

/** Collects all values so far: a choice must not remove the others. */
function useSeenValues(values: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const fresh = values.filter(value => !seen.includes(value))
  if (fresh.length === 0) return seen
  const all = [...new Set([...seen, ...fresh])]
  setSeen(all)
  return all
}
