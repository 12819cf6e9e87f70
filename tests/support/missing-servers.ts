import { isInstalled, realServers } from './real-servers.ts'

/** What the tests of the build run besides, and how to get it. */
const programs = [
  ...realServers.map(({ name, command, debianPackage }) => ({
    name,
    command,
    install: `apt-get install ${debianPackage}`
  })),
  {
    name: 'wrangler (Cloudflare Pages)',
    command: 'wrangler',
    install: 'npm install --global wrangler'
  }
]

/** A line for each program whose tests are left out on this machine. */
export function missingLines(has = isInstalled): string[] {
  return programs
    .filter(program => !has(program))
    .map(
      ({ name, install }) =>
        `SKIPPED: ${name} is not installed here. To run its tests: ${install}\n`
    )
}

/** Vitest calls it behind all that a run of the build's tests says. */
export function teardown(): void {
  for (const line of missingLines()) process.stdout.write(line)
}
