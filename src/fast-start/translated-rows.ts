import { dropEmpty } from '../api/addresses.ts'
import type { Backend } from '../backend/define-backend.ts'
import type { CallName } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'
import type { PrefetchParam, RowsToPrefetch } from './rows-request.ts'

/**
 * The first rows in the backend's words, written when the site is built. What
 * an address asks for beside them is left to the client.
 */
export function translatedRows(
  backend: Backend,
  call: CallName,
  usual: Params
): RowsToPrefetch | undefined {
  const resource = backend.resourceOf(call)
  if (!resource) return undefined
  const { path, query } = backend.listRequest(resource, usual)
  const params = Object.entries(dropEmpty(query)).flatMap(([name, value]) =>
    [value].flat().map((one): PrefetchParam => ({
      name: encodeURI(name),
      usual: encodeURI(String(one)),
      plain: literally(encodeURI(String(one)))
    }))
  )
  return { path, params }
}

/** As a pattern; no address changes it. */
function literally(text: string): string {
  return text.replaceAll(
    /[^\w%]/gu,
    character => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )
}
