import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { delimiter } from 'node:path'

/** A started server: its origin, and what ends it. */
export interface Started {
  origin: string
  stop(): Promise<void>
}

export interface StartedProcess extends Started {
  /** What it has written so far, errors included. */
  output(): string
}

interface ProcessOptions {
  port: number
  folder: string
  environment?: Readonly<Record<string, string>>
}

/** Where commands are looked for; servers often lie beside the usual ones. */
export const commandPath = [process.env['PATH'] ?? '', '/usr/sbin'].join(
  delimiter
)

/** Starts a server as a child, and waits until it answers on its port. */
export async function startProcess(
  command: string,
  values: string[],
  { port, folder, environment }: ProcessOptions
): Promise<StartedProcess> {
  const child = spawn(command, values, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: commandPath,
      // What it keeps, it keeps in its folder.
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...environment
    }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', text => {
      output += String(text)
    })
  }
  const ended = new Promise<void>(resolve => {
    child.once('close', () => resolve())
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${output}`)
  }
  return {
    origin,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    }
  }
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin)
    return true
  } catch {
    await new Promise(resolve => {
      setTimeout(resolve, 50)
    })
    return false
  }
}
