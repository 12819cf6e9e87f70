import type { Probe } from './probe.ts'

/** `change` says what to do about it. */
export type Finding =
  | { verdict: 'ok' | 'skipped'; found: string }
  | { verdict: 'warn' | 'fail'; found: string; change: string }

export type Verdict = Finding['verdict']

export interface Check {
  id: string
  needs: string
  why: string
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
    found: complaints.map(({ found }) => found).join('; '),
    change
  }
}
