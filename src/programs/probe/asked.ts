import type { BackendRequest } from '../../backend/request.ts'
import { RequestError } from '../../contract/request-error.ts'
import type { Answer } from './call.ts'
import { isSuccess, jsonOf } from './json.ts'

export interface Asked {
  answer: Answer
  /** The answer in the contract's words; `undefined` if it has none. */
  ours: unknown
  /** The answer says that there is no such thing, whatever its status. */
  isMissing?: boolean
  /** Why it could not be put into them. */
  problem?: string
}

export function inOurWords({ read }: BackendRequest, answer: Answer): Asked {
  if (!isSuccess(answer)) return { answer, ours: undefined }
  const theirs = jsonOf(answer)
  try {
    return { answer, ours: read ? read(theirs, answer.headers) : theirs }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const isMissing =
      error instanceof RequestError && error.kind === 'not-found'
    return { answer, ours: undefined, problem, isMissing }
  }
}
