import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { StartError } from '../../hosting/start-error.ts'

/** Package entries, which require CommonJS for development or production. */
const ENTRY =
  /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/u
const REQUIRED = /^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+$/mu
const EACH_REQUIRED = /(\w+) = require\("([\w-]+)"\)/gu
const FIRST_GIVEN = /^exports\.(\w+) =/gmu
const GIVEN = /\bexports\.(\w+)/gu
/** How libraries hide a hook from bundlers, which then keep all of React. */
const HIDDEN = /\b(React)\[" (\w+) "\.trim\(\)\.toString\(\)\]/gu

/**
 * Converts React to ES modules. For CommonJS the bundler adds a file that loads
 * first, calls hooks through an object, and keeps unused code.
 */
export function plainReact(): Plugin {
  return {
    name: 'panel-plain-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: ENTRY },
      handler: entry => ({ code: moduleOf(entry), map: null })
    },
    transform: {
      filter: { code: HIDDEN },
      handler: code => ({ code: code.replaceAll(HIDDEN, '$1.$2'), map: null })
    }
  }
}

/** Throws a `StartError` if the library's exports have an unknown form. */
function moduleOf(entry: string): string {
  const code = readProduction(entry)
  const names = namesOf(code)
  const [required = ''] = REQUIRED.exec(code) ?? []
  const imports = [...required.matchAll(EACH_REQUIRED)].map(
    ([, local = '', from = '']) => ({
      local,
      from,
      names: namesOf(readProduction(createRequire(entry).resolve(from)))
    })
  )
  let body = code.replace(required, '')
  for (const { local, names: known } of imports) {
    // Code refers to exports of development builds; here they are missing.
    body = body.replaceAll(
      new RegExp(String.raw`\b${local}\.(\w+)`, 'gu'),
      (all, name: string) => (known.includes(name) ? all : 'undefined')
    )
  }
  body = body
    .replaceAll(FIRST_GIVEN, 'let given_$1 =')
    .replaceAll(GIVEN, 'given_$1')
  if (names.length === 0 || /\brequire\(|\bexports\b/u.test(body)) {
    throw new StartError(`${entry} is of another form than was known`)
  }
  return [
    ...imports.map(({ local, from }) => `import * as ${local} from '${from}'`),
    body,
    `export { ${names.map(name => `given_${name} as ${name}`).join(', ')} }`
  ].join('\n')
}

function readProduction(entry: string): string {
  const folder = dirname(entry)
  const part = basename(entry, '.js')
  const name = [basename(folder), ...(part === 'index' ? [] : [part])]
  const file = `${name.join('-')}.production.js`
  return readFileSync(join(folder, 'cjs', file), 'utf8')
}

function namesOf(code: string): string[] {
  return [...code.matchAll(FIRST_GIVEN)].map(([, name = '']) => name)
}
