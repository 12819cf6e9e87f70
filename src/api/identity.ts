import * as v from 'valibot'

import { backend } from '../backend/backend.ts'
import { RequestError } from '../contract/request-error.ts'
import { tokenSubject } from '../contract/session/access-token.ts'
import { tokenCalls } from '../contract/session/token-calls.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'
import { serverNow } from './server-time.ts'

/**
 * Tabs share one cookie. Compares the tokens' `sub`, else asks the server.
 * Throws a `RequestError` if that fails.
 */
export async function isAnotherAdmin(
  base: string,
  { token, before, adminId }: { token: string; before: string; adminId: string }
): Promise<boolean> {
  const [subject, earlier] = [tokenSubject(token), tokenSubject(before)]
  if (subject !== undefined && earlier !== undefined) return subject !== earlier
  if (adminId === '') return false
  const call = { ...tokenCalls.whose, name: 'currentAdmin' }
  const request = backend.ask(call, {}, serverNow)
  const answer =
    request.kind === 'constant'
      ? request.answer
      : await sendRequest({
          ...request,
          address: apiAddress(base, request.path),
          authorize: () => token
        })
  const admin = v.safeParse(call.answer, answer)
  if (!admin.success) throw new RequestError({ kind: 'bad-answer' })
  return admin.output.id !== adminId
}
