import type { MouseEvent, ReactNode, Ref } from 'react'

import { RequestError } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { failureText } from './failure-text.ts'
import type { FieldDefinition } from './field-definition.ts'
import type { FieldProblems } from './field-problems.ts'
import { fieldId } from './fields/field-props.ts'
import { RequestId } from './request-id.tsx'

interface Props {
  ref?: Ref<HTMLDivElement>
  fields: readonly FieldDefinition[]
  problems: FieldProblems
  /** Set if the server refused. */
  error: RequestError | undefined
  /** An earlier attempt may still be done, so nothing is certain. */
  sentBefore: boolean
}

export function ProblemSummary(props: Props): ReactNode {
  const { ref, fields, problems, error, sentBefore } = props
  const wrong = fields.filter(({ name }) => problems.fields[name])
  // Field errors are listed below.
  const facts = error && { ...error.facts, fields: undefined }
  const said = facts ? failureText(new RequestError(facts)) : ''
  return (
    <div className="notice action-summary" role="alert" tabIndex={-1} ref={ref}>
      {error && (
        <p>
          <b>
            {sentBefore
              ? messages.actions.refusedAgain
              : messages.actions.refused}
          </b>{' '}
          {said} <RequestId id={error.facts.requestId} />
        </p>
      )}
      {problems.form
        .filter(text => !said.includes(text))
        .map(text => (
          <p key={text}>{text}</p>
        ))}
      {wrong.length > 0 && (
        <div>
          <b>{messages.actions.problems(wrong.length)}</b>
          <ul>
            {wrong.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={goToField}>
                  {label}
                </a>
                {`: ${problems.fields[name] ?? ''}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Keeps the URL: it holds the state of the list behind. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const id = event.currentTarget.hash.slice(1)
  document.getElementById(id)?.focus()
}
