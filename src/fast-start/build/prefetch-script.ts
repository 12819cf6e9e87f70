import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('../entries/prefetch.ts', import.meta.url))

/** One classic script; `define` has the settings of the build. */
export async function prefetchScript(
  define: Readonly<Record<string, string>>
): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', codeSplitting: false }
      }
    }
  })
  const files = [built]
    .flat()
    .flatMap(made => ('output' in made ? made.output : []))
  const [script] = files
  if (files.length !== 1 || script?.type !== 'chunk') {
    throw new Error('The early calls are more than one script.')
  }
  return script.code.trim()
}
