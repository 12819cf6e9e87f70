import type { RequestError } from '../../contract/request-error.ts'
import { messages } from '../../messages.ts'
import { problemText } from '../values/problem-text.ts'

/** For a failed command, which is never sent again by itself. */
export function failureText(error: RequestError): string {
  if (error.kind === 'server')
    return messages.actions.server(error.facts.status ?? 500)
  return error.kind === 'aborted'
    ? messages.actions.notWaited
    : problemText(error)
}
