import type { RequestError } from '../../contract/request-error.ts'
import { plainWords } from '../../format/plain-name.ts'
import { sentences } from '../../format/sentences.ts'
import { messages } from '../../messages.ts'

/** One sentence for a failed request. Prefers the server's own text. */
export function problemText(error: RequestError): string {
  const { kind, detail, fields = {}, status } = error.facts
  if (kind === 'server') return messages.problem.server(status ?? 500)
  const own = messages.problem[kind]
  const serverSpeaks = kind === 'invalid' || kind === 'conflict'
  const said =
    detail ??
    sentences(
      Object.entries(fields).map(
        ([name, texts]) => `${name}: ${sentences(texts)}`
      )
    )
  return serverSpeaks && said ? plainWords(said) : own
}
