import { spawnSync } from 'node:child_process'

/** Reads the document of the contract; fetched only to do so. */
interface Reader {
  name: string
  /** npm fetches it with all that it needs, and keeps it in its cache. */
  package: string
  command: string
  /** Run where the command is on the path. */
  check: string
}

/** 242 and 214 packages: nearly as many as the project itself installs. */
const readers: readonly Reader[] = [
  {
    name: 'Spectral',
    package: '@stoplight/spectral-cli@6.16.3',
    command: 'spectral',
    check:
      'spectral lint --ruleset tests/contract/spectral.json --fail-severity hint src/contract/openapi.json'
  },
  {
    name: 'Prism',
    package: '@stoplight/prism-cli@5.16.0',
    command: 'prism',
    check: 'node tests/support/run-playwright.ts --project=contract'
  }
]

/** What npm says where no registry answers. */
const NOT_FETCHED =
  /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|E40[0345]|ENOTCACHED|ERR_SOCKET_TIMEOUT/u

function npmExec(
  reader: Reader,
  command: string,
  stdio: 'inherit' | 'pipe'
): { status: number | null; stderr: string | null } {
  return spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${reader.package}`,
      `--call=${command}`
    ],
    { stdio, encoding: 'utf8', shell: process.platform === 'win32' }
  )
}

/** Whether it has nothing to say; skipped aloud where it cannot be fetched. */
function passes(reader: Reader): boolean {
  const fetched = npmExec(reader, `${reader.command} --version`, 'pipe')
  if (fetched.status === 0) {
    return npmExec(reader, reader.check, 'inherit').status === 0
  }
  const isOffline = NOT_FETCHED.test(fetched.stderr ?? '')
  process.stdout.write(
    isOffline
      ? `SKIPPED: ${reader.name}, offline or not offered by this registry\n`
      : `${fetched.stderr ?? ''}\n`
  )
  return isOffline
}

/** `npm run test:contract`: Spectral reads the document, and Prism serves it. */
const failed = readers.filter(reader => !passes(reader))
process.exitCode = failed.length === 0 ? 0 : 1
