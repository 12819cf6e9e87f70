import * as v from 'valibot'

import { RequestError } from '../contract/request-error.ts'
import { tokenSubject } from '../contract/session/access-token.ts'
import { tokenCalls } from '../contract/session/token-calls.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'

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
  const admin = v.safeParse(
    tokenCalls.whose.answer,
    await sendRequest({
      method: tokenCalls.whose.method,
      address: apiAddress(base, tokenCalls.whose.path),
      authorize: () => token
    })
  )
  if (!admin.success) throw new RequestError({ kind: 'bad-answer' })
  return admin.output.id !== adminId
}
