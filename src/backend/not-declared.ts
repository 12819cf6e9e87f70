import { RequestError } from '../contract/request-error.ts'

/** As a server answers that has no such call: nothing was sent. */
export function notDeclared(): RequestError {
  return new RequestError({ kind: 'not-found', status: 404 })
}
