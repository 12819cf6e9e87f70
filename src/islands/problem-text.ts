import { plainWords } from '../domain/plain-name.ts'
import type { RequestError } from '../domain/request-error.ts'
import { messages } from '../messages.ts'

/** One plain sentence for a failed call. The server's own word comes first. */
export function problemText(error: RequestError): string {
  const { kind, detail, status } = error.facts
  if (kind === 'server') return messages.problem.server(status ?? 500)
  const own = messages.problem[kind]
  const serverSpeaks = kind === 'invalid' || kind === 'conflict'
  return serverSpeaks && detail ? plainWords(detail) : own
}
