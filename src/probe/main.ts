import process from 'node:process'

import { askCredentials } from './ask-credentials.ts'
import { createCaller } from './call.ts'
import { checkGroups } from './groups.ts'
import { openProbe } from './probe.ts'
import {
  type Arguments,
  readArguments,
  USAGE,
  UsageError
} from './read-arguments.ts'
import { jsonReport, resultLines, summary, tallyOf } from './report.ts'
import { type Result, runChecks } from './run-checks.ts'

const TIMEOUT_MS = 10_000
/** Below the least grace that is required, ten seconds. */
const GRACE_WAIT_MS = 8000

async function main(): Promise<number> {
  const words = read(process.argv.slice(2))
  if (typeof words === 'number') return words
  const { base, origin, json } = words
  const { stdin: input, stdout, stderr } = process
  const credentials = await askCredentials(process.env, {
    input,
    output: stderr
  })
  const caller = createCaller({ timeoutMs: TIMEOUT_MS })
  const probe = openProbe(
    { base, origin, credentials, graceWaitMs: GRACE_WAIT_MS },
    caller
  )
  if (!json) stdout.write(`Probing ${base}\n`)
  let group = ''
  const tell = (result: Result): void => {
    if (result.group !== group) stdout.write(`\n${result.group}\n`)
    ;({ group } = result)
    stdout.write(resultLines(result, coloured(stdout)))
  }
  try {
    const results = await runChecks(probe, checkGroups, json ? undefined : tell)
    stdout.write(
      json ? jsonReport({ base, origin }, results) : summary(results)
    )
    return tallyOf(results).fail > 0 ? 1 : 0
  } finally {
    caller.close()
  }
}

function coloured(stream: { isTTY?: boolean }): boolean {
  return stream.isTTY === true && process.env['NO_COLOR'] === undefined
}

/** A number is the exit status; its message was written already. */
function read(
  words: readonly string[]
): Extract<Arguments, { kind: 'probe' }> | number {
  try {
    const wanted = readArguments(words)
    if (wanted.kind === 'probe') return wanted
    process.stdout.write(USAGE)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    return 2
  }
}

process.exitCode = await main()
