import type { ReactNode, Ref } from 'react'

import { RequestError } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { Notice, NoticeText } from '../../ui/notice.tsx'
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
    // It has the focus to be read, not to be used.
    <Notice
      className="outline-none forced-colors:border"
      role="alert"
      tabIndex={-1}
      ref={ref}
    >
      {error && (
        <NoticeText>
          <b>
            {sentBefore
              ? messages.actions.refusedAgain
              : messages.actions.refused}
          </b>{' '}
          {said} <RequestId place="text" id={error.facts.requestId} />
        </NoticeText>
      )}
      {problems.form
        .filter(text => !said.includes(text))
        .map(text => (
          <NoticeText key={text}>{text}</NoticeText>
        ))}
      {wrong.length > 0 && (
        <div>
          <b>{messages.actions.problems(wrong.length)}</b>
          <ul className="mt-1 list-disc ps-4.5">
            {wrong.map(({ name, label }) => (
              <li key={name}>
                <a
                  className="underline underline-offset-3"
                  href={`#${fieldId(name)}`}
                  onClick={event => {
                    // Keeps the URL: it holds the state of the list behind.
                    event.preventDefault()
                    document.getElementById(fieldId(name))?.focus()
                  }}
                >
                  {label}
                </a>
                {`: ${problems.fields[name] ?? ''}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Notice>
  )
}
