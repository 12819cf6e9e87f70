import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { triangleAlertIcon } from '../../ui/icons.ts'
import { MiniTable, NameCell, WordCell } from '../../ui/mini-table.tsx'
import { LongText } from '../values/long-text.tsx'
import { definitionOf } from './definition-of.ts'
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
  const { kind, decides } = definitionOf(action.name)
  const isForm = kind === 'form' && !decides
  if (newest.kind === 'decided') {
    return (
      // Takes the focus of the button that was there.
      <OutcomeBox key="decided" icon={triangleAlertIcon} title={texts.decided}>
        <p>
          {newest.text} {action.sent ? '' : texts.unchanged}
        </p>
      </OutcomeBox>
    )
  }
  return (
    <OutcomeBox icon={triangleAlertIcon} title={texts.title}>
      <p>{isForm ? texts.text : texts.again}</p>
      {action.sent && <p>{messages.actions.sentBefore}</p>}
      {newest.kind === 'reading' && <WaitLine text={texts.reading} />}
      {newest.kind === 'failed' && (
        <p>
          {texts.failed} {failureText(newest.error)}{' '}
          <RequestId id={newest.error.facts.requestId} />
        </p>
      )}
      {newest.kind === 'read' && isForm && (
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
    const isEdited = values[name] !== start[name]
    return now[name] !== (isEdited ? values[name] : start[name])
  })
  if (fields.length === 0) return <p>{texts.same}</p>
  return (
    <MiniTable
      heads={[texts.field, texts.yours, texts.now]}
      of="words"
      className="table-fixed"
    >
      {fields.map(field => (
        <tr key={field.name}>
          <NameCell>{field.label}</NameCell>
          <WordCell className="text-ink">
            {values[field.name] === start[field.name] ? (
              <small className="block text-sm/4.5 text-ink-3">
                {texts.untouched}
              </small>
            ) : (
              <LongText text={valueText(field, values[field.name])} />
            )}
          </WordCell>
          <WordCell className="text-ink">
            <LongText text={valueText(field, now[field.name])} />
          </WordCell>
        </tr>
      ))}
    </MiniTable>
  )
}

function valueText(field: FieldDefinition, value: string | undefined): string {
  if (field.kind === 'flag' && value !== undefined) {
    return value === 'true' ? messages.drawer.yes : messages.drawer.no
  }
  return value || texts.empty
}
