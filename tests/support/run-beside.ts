import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

// Runs npm scripts side by side, each to its end. The last one prints as it
// goes; what the others print comes behind it.
const names = process.argv.slice(2)
const npm = process.env['npm_execpath']
if (npm === undefined) throw new Error('Only npm scripts can run this.')

/** Resolves with what it has printed, if not the last. */
async function run(npmPath: string, name: string): Promise<string> {
  const stdio = name === names.at(-1) ? 'inherit' : 'pipe'
  const script = spawn(process.execPath, [npmPath, 'run', name], { stdio })
  const ended = new Promise<number>(resolve => {
    script.on('close', status => resolve(status ?? 1))
  })
  const streams = [script.stdout, script.stderr].flatMap(stream => stream ?? [])
  const printed = await Promise.all(streams.map(stream => text(stream)))
  const status = await ended
  if (status !== 0) {
    printed.push(`npm run ${name} failed.\n`)
    process.exitCode = 1
  }
  return printed.join('')
}

const printed = await Promise.all(names.map(name => run(npm, name)))
process.stdout.write(printed.join(''))
