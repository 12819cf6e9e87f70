import * as published from 'react/jsx-runtime'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { plainJsx } from '../../../src/hosting/plain-jsx.ts'

/** What a page gets of it, in one file. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      plainJsx(),
      {
        name: 'page',
        resolveId: id => (id === 'page' ? id : undefined),
        load: id =>
          id === 'page' ? `export * from 'react/jsx-runtime'` : undefined
      }
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'page',
        preserveEntrySignatures: 'exports-only'
      }
    }
  })
  const [file] = [built]
    .flat()
    .flatMap(out => ('output' in out ? out.output : []))
  return file?.type === 'chunk' ? file.code : ''
}

test('writes elements down as the library does, without a word of CommonJS', async () => {
  const code = await bundled()
  expect(code).not.toMatch(/\bexports\b/u)
  const { href } = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const { jsx, jsxs, Fragment }: typeof published = await import(href)
  const props = { href: '/users', children: 'Users' }
  // A test gets the library's version for development, which adds to it.
  for (const write of [jsx, jsxs]) {
    const { $$typeof } = Object.assign(published.jsx('a', props))
    expect(write('a', props, 'users')).toEqual({
      $$typeof,
      type: 'a',
      key: 'users',
      ref: null,
      props
    })
    expect(write('a', { ...props, key: 1 })).toMatchObject({ key: '1', props })
  }
  expect(Fragment).toBe(published.Fragment)
})
