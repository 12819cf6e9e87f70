import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

import { WINDOW } from './driver.ts'

/** A screen that nobody sees. */
export interface Screen {
  /** What it is called, as `:99`. */
  display: string
  stop(): Promise<void>
}

/** The stream on which it tells its number. */
const TOLD = 3

/** Starts a screen with room for the window, under a free number. */
export async function startScreen(): Promise<Screen> {
  const size = `${WINDOW.width * 2}x${WINDOW.height * 2}x24`
  const child = spawn(
    'Xvfb',
    ['-displayfd', String(TOLD), '-nolisten', 'tcp', '-screen', '0', size],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
  )
  const ended = new Promise<void>(resolve => {
    child.once('close', () => resolve())
  })
  const number = await new Promise<string>((resolve, reject) => {
    const told = child.stdio[TOLD] as Readable
    told.once('data', text => resolve(String(text).trim()))
    child.once('error', reject)
    child.once('close', () => reject(new Error('Xvfb ended')))
  })
  return {
    display: `:${number}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    }
  }
}
