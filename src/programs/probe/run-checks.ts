import { CallError } from './call-error.ts'
import {
  type Check,
  type CheckGroup,
  fail,
  type Finding,
  LeftOut
} from './check.ts'
import { type Probe, speaksContract } from './probe.ts'

export interface Result {
  group: string
  check: Pick<Check, 'id' | 'needs' | 'why'>
  finding: Finding
}

/** Runs checks in order; a failed gate skips later groups. Signs out. */
export async function runChecks(
  probe: Probe,
  groups: readonly CheckGroup[],
  onResult: (result: Result) => void = () => undefined
): Promise<Result[]> {
  const results: Result[] = []
  let closed = false
  const isAsked = ({ ofContract, ofBackend }: Check): boolean =>
    speaksContract(probe) ? !ofBackend : !ofContract
  try {
    for (const { title, checks, gate } of groups) {
      for (const check of checks.filter(isAsked)) {
        const finding = closed ? notReached : await findingOf(check, probe)
        const result = { group: title, check, finding }
        results.push(result)
        onResult(result)
        // Within a gate, each step needs the one before.
        if (gate && finding.verdict === 'fail') closed = true
      }
    }
  } finally {
    await probe.signOut()
  }
  return results
}

const notReached: Finding = {
  verdict: 'skipped',
  found: 'the API has to answer first'
}

async function findingOf(check: Check, probe: Probe): Promise<Finding> {
  try {
    return await check.run(probe)
  } catch (error) {
    if (error instanceof LeftOut) {
      return { verdict: 'skipped', found: error.message }
    }
    if (error instanceof CallError) {
      return fail(error.message, 'Let the API answer this call.')
    }
    // No owner's code runs where the contract itself is spoken.
    if (speaksContract(probe)) throw error
    return fail(
      `src/backend/backend.ts threw: ${String(error)}`,
      'Mend what threw; the other checks have run.'
    )
  }
}
