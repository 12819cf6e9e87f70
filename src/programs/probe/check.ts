import type { Probe } from './probe.ts'

/** `off`: not declared. `change` says what to do about it. */
export type Finding =
  | { verdict: 'ok' | 'off' | 'skipped'; found: string }
  | { verdict: 'warn' | 'fail'; found: string; change: string }

export type Verdict = Finding['verdict']

export interface Check {
  id: string
  needs: string
  why: string
  /** Asks for what only the contract promises. */
  ofContract?: true
  /** Of what only a backend with words of its own can have wrong. */
  ofBackend?: true
  run: (probe: Probe) => Finding | Promise<Finding>
}

export interface CheckGroup {
  title: string
  checks: readonly Check[]
  /** If one of these fails, nothing after them can be judged. */
  gate?: true
}

/** The check cannot be made; the message says what is missing. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}

/** The backend does not have what is asked for. */
export function off(found: string): Finding {
  return { verdict: 'off', found }
}

export function ok(found: string): Finding {
  return { verdict: 'ok', found }
}

/** The panel works, but less well or less safely. */
export function warn(found: string, change: string): Finding {
  return { verdict: 'warn', found, change }
}

/** The panel does not work with it, or is open to an attack. */
export function fail(found: string, change: string): Finding {
  return { verdict: 'fail', found, change }
}

export interface Complaint {
  verdict: 'warn' | 'fail'
  /** The list or call, if there are several. */
  where?: string
  found: string
}

/** As bad as the worst complaint. */
export function findingOf(
  complaints: readonly Complaint[],
  otherwise: string,
  change: string
): Finding {
  if (complaints.length === 0) return ok(otherwise)
  const failed = complaints.some(({ verdict }) => verdict === 'fail')
  return {
    verdict: failed ? 'fail' : 'warn',
    found: commonLines(complaints).join('\n'),
    change
  }
}

/** What several have in common is one line, with the places of all. */
export function commonLines(complaints: readonly Complaint[]): string[] {
  const alike = Map.groupBy(complaints, ({ found }) => found)
  return [...alike].map(([found, places]) => {
    const where = new Set(places.flatMap(complaint => complaint.where ?? []))
    return where.size > 0 ? `${[...where].join(', ')}: ${found}` : found
  })
}
