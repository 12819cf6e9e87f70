/** There is no answer to judge; the message follows "The API: ". */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly certificate: boolean

  constructor(message: string, certificate = false, cause?: unknown) {
    super(message, { cause })
    this.certificate = certificate
  }
}

/** Codes of OpenSSL and Node that blame a certificate. */
const CERTIFICATE =
  /CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|ALTNAME|HOSTNAME_MISMATCH/u

export function callErrorOf(
  error: unknown,
  timedOutMs: number | undefined
): CallError {
  if (error instanceof CallError) return error
  if (timedOutMs !== undefined) {
    return new CallError(`no answer within ${timedOutMs / 1000} s`)
  }
  const code = codeOf(error)
  if (CERTIFICATE.test(code)) {
    return new CallError(`its certificate is refused (${code})`, true, error)
  }
  return new CallError(wordsOf(code, error), false, error)
}

function wordsOf(code: string, error: unknown): string {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its name is not known (DNS)'
    case 'ECONNREFUSED':
      return 'nothing listens there'
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'there is no way to it from this machine'
    case 'ECONNRESET':
    case 'EPIPE':
      return 'it broke the connection'
    default:
      return /SSL|TLS|EPROTO/u.test(code)
        ? `it does not speak TLS there (${code})`
        : `the call failed (${code || String(error)})`
  }
}

function codeOf(error: unknown): string {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
