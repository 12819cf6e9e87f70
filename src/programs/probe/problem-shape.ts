import * as v from 'valibot'

import { Problem } from '../../contract/problem.ts'
import type { Answer } from './call.ts'
import type { Complaint } from './check.ts'
import { described, jsonOf, mediaType } from './json.ts'
import { type Probe, speaksContract } from './probe.ts'
import { differenceOf } from './shape.ts'

const PROBLEM_CHANGE =
  'Answer errors as Content-Type: application/problem+json with {"type","title","status","detail","code"} (RFC 9457).'

/** A backend of its own may write its errors as it likes. */
export function refusalChange(probe: Probe, status: number): string {
  return speaksContract(probe)
    ? `${status}. ${PROBLEM_CHANGE}`
    : `Answer ${status}.`
}

/** `what` names the call; `wanted` are the statuses that are right. */
export function refusalComplaints(
  probe: Probe,
  what: string,
  answer: Answer,
  wanted: readonly number[]
): Complaint[] {
  if (!wanted.includes(answer.status)) {
    const found = `answers ${described(answer)}`
    return [{ verdict: 'fail', where: what, found }]
  }
  return speaksContract(probe)
    ? shapeComplaints(answer).map(complaint => ({ where: what, ...complaint }))
    : []
}

function shapeComplaints(answer: Answer): Complaint[] {
  const problem = v.safeParse(Problem, jsonOf(answer))
  if (!problem.success) {
    const where = differenceOf(problem.issues[0])
    const found = `answers ${described(answer)}, but not in the error shape (${where})`
    return [{ verdict: 'fail', found }]
  }
  const { status, code } = problem.output
  const complaints: Complaint[] = []
  if (status !== answer.status) {
    const found = `answers ${answer.status} and says ${status} in its body`
    complaints.push({ verdict: 'fail', found })
  }
  if (code === undefined) {
    complaints.push({ verdict: 'warn', found: 'names no code' })
  }
  if (mediaType(answer) !== 'application/problem+json') {
    const found = `is ${mediaType(answer)}, not application/problem+json`
    complaints.push({ verdict: 'warn', found })
  }
  return complaints
}
