import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { StartError } from './start-error.ts'

const RUNTIME = 'react/jsx-runtime'
const FILE = 'react/package.json'
const CODE = 'cjs/react-jsx-runtime.production.js'
const EXPORT = /^exports\.(\w+) = (\w+);$/gmu

/**
 * Makes a module of what writes elements down. The library has it as CommonJS
 * alone, for which the bundler puts a file of its own before all others, and a
 * request with it, before the rows of a page.
 */
export function plainJsx(): Plugin {
  return {
    name: 'panel-plain-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react\/jsx-runtime\.js$/u },
      handler: () => ({ code: moduleOf(readRuntime()), map: null })
    }
  }
}

function readRuntime(): string {
  const library = new URL(CODE, import.meta.resolve(FILE))
  return readFileSync(fileURLToPath(library), 'utf8')
}

/** Throws a `StartError` where the library says otherwise what it gives. */
function moduleOf(code: string): string {
  const given = [...code.matchAll(EXPORT)]
  if (given.length === 0) throw new StartError(`No exports in ${RUNTIME}`)
  const list = given.map(([, name, local]) => `${local} as ${name}`).join(', ')
  return `${code.replaceAll(EXPORT, '')}\nexport { ${list} }`
}
