import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

import { ageText, BEAT_MS } from './heartbeat.ts'

// Runs npm scripts side by side, each to its end. The last one prints as it
// goes; what the others print comes behind it, and until then their last line
// shows that they are alive.
const names = process.argv.slice(2)
const npm = process.env['npm_execpath']
if (npm === undefined) throw new Error('Only npm scripts can run this.')

/** Resolves with what it has printed, if not the last. */
async function run(npmPath: string, name: string): Promise<string> {
  const stdio = name === names.at(-1) ? 'inherit' : 'pipe'
  const script = spawn(process.execPath, [npmPath, 'run', name], { stdio })
  const start = Date.now()
  let printed = ''
  for (const stream of [script.stdout, script.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const beat = setInterval(() => {
    if (stdio === 'inherit') return
    process.stdout.write(`${name}, ${ageText(start)}: ${lastLine(printed)}\n`)
  }, BEAT_MS)
  const status = await new Promise<number>(resolve => {
    script.on('close', code => resolve(code ?? 1))
  })
  clearInterval(beat)
  if (status === 0) return printed
  process.exitCode = 1
  return `${printed}npm run ${name} failed.\n`
}

function lastLine(text: string): string {
  return stripVTControlCharacters(text).trimEnd().split('\n').at(-1) ?? ''
}

const printed = await Promise.all(names.map(name => run(npm, name)))
process.stdout.write(printed.join(''))
