import { type ReactNode, useState } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { linkClass } from '../../ui/link-class.ts'
import { MiniTable, WordCell } from '../../ui/mini-table.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { BulkAction, ResultLink } from '../actions/action-definition.ts'
import { RequestId } from '../actions/request-id.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { reasonText } from './bulk-fields.ts'
import { BulkFile } from './bulk-file.tsx'
import { BulkItemCell } from './bulk-item-cell.tsx'
import {
  type BulkItem,
  countOutcomes,
  type Outcome,
  outcomes
} from './bulk-item.ts'
import { outcomeWord } from './bulk-texts.ts'

const texts = messages.bulk

/** More rows would slow down every step of a long run. */
const SHOWN = 100

interface Props {
  action: BulkAction
  items: readonly BulkItem[]
  ended: boolean
}

export function BulkResults({ action, items, ended }: Props): ReactNode {
  const [chosen, setChosen] = useState<string>('')
  const counts = countOutcomes(items)
  const found = outcomes.filter(outcome => counts[outcome] > 0)
  // A retry may leave no item with the chosen result.
  const filter = found.find(outcome => outcome === chosen)
  const finished = items.filter(({ state }) => isFinished(state.kind))
  const shown = filter
    ? finished.filter(({ state }) => state.kind === filter)
    : finished
  if (finished.length === 0) return null
  const option = (outcome: Outcome): { value: string; label: string } => ({
    value: outcome,
    label: `${outcomeWord(action, outcome)} ${countText(counts[outcome])}`
  })
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <SelectField
          label={texts.show}
          placeholder={texts.show}
          value={filter ?? 'all'}
          options={[
            {
              value: 'all',
              label: texts.every(countText(finished.length))
            },
            ...found.map(option)
          ]}
          onChange={event => setChosen(event.target.value)}
        />
        {ended && <BulkFile action={action} items={items} />}
      </div>
      <MiniTable
        label={texts.results}
        heads={[texts.item, texts.outcome, texts.details]}
        of="words"
        className="wrap-anywhere"
      >
        {shown.slice(0, SHOWN).map(item => (
          <tr key={item.id}>
            <BulkItemCell item={item} />
            <WordCell className="whitespace-nowrap">
              {isFinished(item.state.kind) &&
                outcomeWord(action, item.state.kind)}
            </WordCell>
            <WordCell>
              {reasonText(item)}{' '}
              {item.state.kind === 'done' && item.state.link && (
                <DoneLink {...item.state.link} />
              )}
              {'error' in item.state && item.state.kind !== 'skipped' && (
                <RequestId id={item.state.error.facts.requestId} />
              )}
            </WordCell>
          </tr>
        ))}
      </MiniTable>
      {shown.length > SHOWN && (
        <p>{texts.firstOf(countText(SHOWN), countText(shown.length))}</p>
      )}
    </div>
  )
}

function isFinished(kind: BulkItem['state']['kind']): kind is Outcome {
  return kind !== 'waiting' && kind !== 'sending'
}

/** In a tab of its own: the results go with the page. */
function DoneLink({ id, href, label }: ResultLink): ReactNode {
  return (
    <a className={linkClass} href={href} target="_blank" rel="noopener">
      {label} <UntrustedText className="font-mono text-sm" text={id} />
    </a>
  )
}
