import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { triangleAlertIcon } from '../../ui/icons.ts'
import { MiniTable, NameCell, WordCell } from '../../ui/mini-table.tsx'
import { LongText } from '../values/long-text.tsx'
import { definitionOf } from './action-definitions.ts'
import { failureText } from './failure-text.ts'
import type { FieldDefinition } from './field-definition.ts'
import type { Newest, OpenAction } from './open-action.ts'
import { OutcomeBox } from './outcome-box.tsx'
import { RequestId } from './request-id.tsx'
import { WaitLine } from './wait-line.tsx'

const texts = messages.actions.outdated

interface Props {
  action: OpenAction
  newest: Newest
}

/** After a 412: the user's values next to the current ones. */
export function OutdatedNotice({ action, newest }: Props): ReactNode {
  const { kind } = definitionOf(action.name)
  return (
    <OutcomeBox icon={triangleAlertIcon} title={texts.title}>
      <p>{kind === 'form' ? texts.text : texts.again}</p>
      {action.sent && <p>{messages.actions.sentBefore}</p>}
      {newest.kind === 'reading' && <WaitLine text={texts.reading} />}
      {newest.kind === 'failed' && (
        <p>
          {texts.failed} {failureText(newest.error)}{' '}
          <RequestId id={newest.error.facts.requestId} />
        </p>
      )}
      {newest.kind === 'read' && kind === 'form' && (
        <Differences action={action} now={newest.values} />
      )}
    </OutcomeBox>
  )
}

function Differences(props: {
  action: OpenAction
  now: OpenAction['values']
}): ReactNode {
  const { action, now } = props
  const { start, values } = action
  const fields = definitionOf(action.name).fields.filter(({ name }) => {
    const mine = values[name] !== start[name]
    return now[name] !== (mine ? values[name] : start[name])
  })
  if (fields.length === 0) return <p>{texts.same}</p>
  return (
    <MiniTable
      heads={[texts.field, texts.yours, texts.now]}
      of="words"
      className="table-fixed"
    >
      {fields.map(view => (
        <tr key={view.name}>
          <NameCell>{view.label}</NameCell>
          <WordCell className="text-ink">
            {values[view.name] === start[view.name] ? (
              <small className="block text-sm/4.5 text-ink-3">
                {texts.untouched}
              </small>
            ) : (
              <LongText text={valueText(view, values[view.name])} />
            )}
          </WordCell>
          <WordCell className="text-ink">
            <LongText text={valueText(view, now[view.name])} />
          </WordCell>
        </tr>
      ))}
    </MiniTable>
  )
}

function valueText(view: FieldDefinition, value: string | undefined): string {
  if (view.kind === 'flag' && value !== undefined) {
    return value === 'true' ? messages.drawer.yes : messages.drawer.no
  }
  return value || texts.empty
}
