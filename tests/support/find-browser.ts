import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

type Environment = Readonly<Record<string, string | undefined>>

/** One place to look for a browser: the files that it may be. */
type Way = (environment: Environment) => string[]

/** Never has a window, and takes half the processor time. */
const HEADLESS = 'chromium-headless-shell'
const COMMANDS = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome'
]

/** Where browsers are installed that have no command of their own. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`
]

/** Installed, Playwright's own, one downloaded now, and Debian's package. */
const WAYS: readonly Way[] = [
  installed,
  playwrights,
  () =>
    run(['npx', 'playwright', 'install', 'chromium']) ? playwrights() : [],
  environment => (systemPackage() ? installed(environment) : [])
]

/**
 * The path of a Chromium that starts: the one of the variable CHROMIUM, or
 * the first of `ways`. One that does not start is passed over, a wrong
 * CHROMIUM with a line to `tell`. Throws one line where there is none.
 */
export function findBrowser(
  environment: Environment,
  tell: (line: string) => void,
  ways: readonly Way[] = WAYS
): string {
  const given = environment['CHROMIUM']
  if (given && starts(given)) return given
  if (given) tell(`CHROMIUM is ${given}, which does not start: looking on.`)
  for (const way of ways) {
    const found = way(environment).find(starts)
    if (found !== undefined) return found
  }
  throw new Error(
    'No Chromium starts here: install one, or set CHROMIUM to its path.'
  )
}

/**
 * The path of a whole browser, which keeps pages for Back as the headless one
 * does not; `undefined` where none is installed.
 */
export function findWholeBrowser(environment: Environment): string | undefined {
  const files = [environment['CHROMIUM'] ?? '', ...installed(environment)]
  return [...files, ...playwrights()].find(
    file => !file.endsWith(HEADLESS) && starts(file)
  )
}

function installed(environment: Environment): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter)
  return [
    ...COMMANDS.flatMap(command => folders.map(path => join(path, command))),
    ...PLACES
  ]
}

function playwrights(): string[] {
  return [chromium.executablePath()]
}

/**
 * Whether this file is a browser that starts. It is asked for its version,
 * since an empty wrapper may carry the name.
 */
export function starts(file: string): boolean {
  if (!existsSync(file)) return false
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function systemPackage(): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  return (
    existsSync('/usr/bin/apt-get') &&
    run([...asRoot, 'apt-get', 'update']) &&
    [[HEADLESS, 'chromium'], ['chromium']].some(names =>
      run([...asRoot, 'apt-get', 'install', '-y', ...names])
    )
  )
}

function run([command = '', ...rest]: string[]): boolean {
  const { status } = spawnSync(command, rest, {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    timeout: 300_000
  })
  return status === 0
}
