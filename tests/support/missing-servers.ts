import { djangoPackages, isDjangoInstalled } from './django.ts'
import { isInstalled, realServers } from './real-servers.ts'

const DJANGO = 'Django with its REST framework'

interface Program {
  name: string
  command: string
  install: string
}

/** What the tests of the build run besides, and how to get it. */
const programs: readonly Program[] = [
  ...realServers.map(({ name, command, debianPackage }) => ({
    name,
    command,
    install: `apt-get install ${debianPackage}`
  })),
  {
    name: 'wrangler (Cloudflare Pages)',
    command: 'wrangler',
    install: 'npm install --global wrangler'
  },
  {
    name: DJANGO,
    command: 'python3',
    install: `apt-get install ${djangoPackages}`
  }
]

/** A line for each program whose tests are left out on this machine. */
export function missingLines(has = isHere): string[] {
  return programs
    .filter(program => !has(program))
    .map(
      ({ name, install }) =>
        `SKIPPED: ${name} is not installed here. To run its tests: ${install}\n`
    )
}

/** A library is not known by a command. */
function isHere(program: Program): boolean {
  return program.name === DJANGO ? isDjangoInstalled() : isInstalled(program)
}

/** Vitest calls it behind all that a run of the build's tests says. */
export function teardown(): void {
  for (const line of missingLines()) process.stdout.write(line)
}
