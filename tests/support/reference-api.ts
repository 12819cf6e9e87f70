import type { StandingFault } from '../../src/programs/reference-api/http/fault.ts'

/** A call that reached the reference API. */
export interface LoggedCall {
  method: string
  /** Below the base, as `admin/login`. */
  path: string
  /** With its `?`, or empty. */
  query: string
  headers: {
    authorization: 'yes' | 'no'
    'content-type'?: string
    'content-length'?: string
  }
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
      headers: {
        // One that was kept open may just be closing at the other end.
        connection: 'close',
        'content-type': 'application/json'
      },
      ...(body !== undefined && {
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
