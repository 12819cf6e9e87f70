import { type ReactNode, useState } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { MiniTable, NameCell, WordCell } from '../../ui/mini-table.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import { RequestId } from '../actions/request-id.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { reasonText } from './bulk-fields.ts'
import { BulkFile } from './bulk-file.tsx'
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
  const settled = items.filter(({ state }) => isSettled(state.kind))
  const shown = filter
    ? settled.filter(({ state }) => state.kind === filter)
    : settled
  if (settled.length === 0) return null
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
              label: texts.every(countText(settled.length))
            },
            ...found.map(option)
          ]}
          onChange={event => setChosen(event.target.value)}
        />
        {ended && <BulkFile action={action} items={items} />}
      </div>
      <MiniTable
        label={texts.results}
        heads={[texts.item, texts.outcome, texts.why]}
        of="words"
        className="wrap-anywhere"
      >
        {shown.slice(0, SHOWN).map(item => (
          <tr key={item.id}>
            {/* Read down the column: a long reason wraps in its place. */}
            <NameCell className="w-[34%]">
              <UntrustedText text={item.name} />
            </NameCell>
            <WordCell className="whitespace-nowrap">
              {isSettled(item.state.kind) &&
                outcomeWord(action, item.state.kind)}
            </WordCell>
            <WordCell>
              {reasonText(item)}{' '}
              {'error' in item.state && (
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

function isSettled(kind: BulkItem['state']['kind']): kind is Outcome {
  return kind !== 'waiting' && kind !== 'sending'
}
