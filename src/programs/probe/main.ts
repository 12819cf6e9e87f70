import process from 'node:process'

import { askCredentials } from './ask-credentials.ts'
import { CallError } from './call-error.ts'
import { createCaller } from './call.ts'
import { discover } from './draft/discover.ts'
import { draftOf } from './draft/write-draft.ts'
import { checkGroups } from './groups.ts'
import { ownedBackend } from './owned-backend.ts'
import { openProbe } from './probe.ts'
import { readArguments, USAGE, UsageError } from './read-arguments.ts'
import { jsonReport, printer, summary, tallyOf } from './report.ts'
import { runChecks } from './run-checks.ts'

const TIMEOUT_MS = 10_000
/** Below the least grace that is required, ten seconds. */
const GRACE_WAIT_MS = 8000

async function main(): Promise<number> {
  const words = readArguments(process.argv.slice(2))
  if (words.kind === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const { base, origin, json } = words
  const owned = await ownedBackend(words.backend)
  const { stdin: input, stdout, stderr } = process
  // Who reads may have seen enough (`| head`).
  stdout.on('error', () => process.exit())
  const credentials = await askCredentials(process.env, {
    input,
    output: stderr
  })
  const caller = createCaller({ timeoutMs: TIMEOUT_MS })
  if (words.draft) {
    if (!credentials) throw new UsageError('A draft needs a sign-in.')
    try {
      const found = await discover(base, credentials, caller, words.login)
      stdout.write(draftOf(found))
    } finally {
      caller.close()
    }
    return 0
  }
  const probe = openProbe(
    { base, origin, credentials, graceWaitMs: GRACE_WAIT_MS, ...owned },
    caller
  )
  if (!json) stdout.write(`Probing ${base}\n`)
  const { print, end } = printer(text => stdout.write(text), coloured(stdout))
  try {
    const results = await runChecks(
      probe,
      checkGroups,
      json ? undefined : print
    )
    end()
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

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof CallError) {
    process.stderr.write(`The API: ${error.message}\n`)
    process.exitCode = 1
  } else if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    process.exitCode = 2
  } else throw error
}
