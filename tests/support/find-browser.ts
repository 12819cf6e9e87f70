import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

const COMMANDS = [
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

/**
 * The path of a Chromium that starts: the one of the variable CHROMIUM, an
 * installed one, Playwright's own, or one that is installed now. `undefined`
 * when there is none and none can be had.
 */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM']
  if (given) return starts(given) ? given : undefined
  return installed() ?? download() ?? systemPackage()
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [
    ...COMMANDS.flatMap(command => folders.map(path => join(path, command))),
    ...PLACES,
    chromium.executablePath()
  ].find(starts)
}

/** Asks for the version, since an empty wrapper may carry the name. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function download(): string | undefined {
  return run('npx', ['playwright', 'install', 'chromium'])
    ? installed()
    : undefined
}

function systemPackage(): string | undefined {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const install = [...asRoot, 'apt-get', 'install', '-y', 'chromium']
  const update = [...asRoot, 'apt-get', 'update']
  return existsSync('/usr/bin/apt-get') && runAll([update, install])
    ? installed()
    : undefined
}

function runAll(commands: string[][]): boolean {
  return commands.every(([command = '', ...rest]) => run(command, rest))
}

function run(command: string, values: string[]): boolean {
  try {
    execFileSync(command, values, {
      stdio: ['ignore', 'ignore', 'ignore'],
      shell: process.platform === 'win32',
      timeout: 300_000
    })
    return true
  } catch {
    return false
  }
}
