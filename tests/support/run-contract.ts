import { spawnSync } from 'node:child_process'

/**
 * It is 242 packages, nearly half of what the project itself installs: npm
 * fetches them when they are needed, and keeps them in its cache.
 */
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'

/** What npm says where no registry answers. */
const NOT_FETCHED =
  /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|E40[0345]|ENOTCACHED|ERR_SOCKET_TIMEOUT/u

function npmExec(
  command: string,
  stdio: 'inherit' | 'pipe'
): { status: number | null; stderr: string | null } {
  return spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${SPECTRAL}`,
      `--call=${command}`
    ],
    { stdio, encoding: 'utf8', shell: process.platform === 'win32' }
  )
}

/**
 * `npm run test:contract`: Spectral has nothing to say of the document. Skipped
 * aloud where it cannot be fetched.
 */
const fetched = npmExec('spectral --version', 'pipe')
if (fetched.status === 0) {
  const lint =
    'spectral lint --ruleset tests/contract/spectral.json --fail-severity hint src/contract/openapi.json'
  process.exitCode = npmExec(lint, 'inherit').status ?? 1
} else if (NOT_FETCHED.test(fetched.stderr ?? '')) {
  process.stdout.write(
    'SKIPPED: Spectral, offline or not offered by this registry\n'
  )
} else {
  process.stdout.write(`${fetched.stderr ?? ''}\n`)
  process.exitCode = 1
}
