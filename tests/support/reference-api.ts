/** A fault that the reference API answers with; see its README. */
export interface Fault {
  delayMs?: number
  status?: number
  body?: unknown
  headers?: Record<string, string>
  cutBody?: true
  html?: true
  garbage?: string
  shape?: unknown
  revoke?: true
}

/** A fault that stands for the calls of a path, at most `times` times. */
export interface StandingFault {
  method?: string
  /** Below the base, as `admin/login`; a prefix or exact. */
  path: string
  times?: number
  fault: Fault
}

/** A call that reached the reference API. */
export interface LoggedCall {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string
}

/** What tests order from the reference API and ask it. */
export interface ApiControl {
  faults: {
    set(faults: StandingFault[]): Promise<void>
    /** Also empties the log. */
    clear(): Promise<void>
  }
  /** The calls since the faults were cleared, oldest first. */
  log(): Promise<LoggedCall[]>
}

/** The control of the reference API that a server embeds below `/api`. */
export function apiControl(origin: string): ApiControl {
  async function ask(method: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${origin}/api/_faults`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body)
      })
    })
    if (!response.ok) {
      throw new Error(`${method} _faults: ${await response.text()}`)
    }
    return response
  }
  return {
    faults: {
      set: async faults => {
        await ask('POST', faults)
      },
      clear: async () => {
        await ask('DELETE')
      }
    },
    log: async () => {
      const answer = (await (await ask('GET')).json()) as { log: LoggedCall[] }
      return answer.log
    }
  }
}
