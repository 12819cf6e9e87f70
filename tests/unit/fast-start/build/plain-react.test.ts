import * as publishedReact from 'react'
import * as published from 'react/jsx-runtime'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { plainReact } from '../../../../src/fast-start/build/plain-react.ts'

/** What a page gets of a module that says this, in one file. */
async function bundled(text: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      plainReact(),
      {
        name: 'page',
        resolveId: id => (id === 'page' ? id : undefined),
        load: id => (id === 'page' ? text : undefined)
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

function addressOf(code: string): string {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`).href
}

test('writes elements down as the library does, without a word of CommonJS', async () => {
  const code = await bundled(`export * from 'react/jsx-runtime'`)
  expect(code).not.toMatch(/\bexports\b/u)
  const { jsx, jsxs, Fragment }: typeof published = await import(
    addressOf(code)
  )
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

test('gives what the library gives, and leaves out what nobody asks for', async () => {
  const all = await bundled(`export * from 'react'`)
  expect(all).not.toMatch(/\bexports\b/u)
  const react: typeof publishedReact = await import(addressOf(all))
  // What its version for development has beside it is for tests alone.
  const others = /^(?:act|captureOwnerStack|default|module\.exports)$/u
  expect(Object.keys(react)).toEqual(
    expect.arrayContaining(
      Object.keys(publishedReact).filter(name => !others.test(name))
    )
  )
  const one = await bundled(`export { useState } from 'react'`)
  expect(one).not.toContain('useOptimistic')
})

test('renders with both of its packages and the scheduler', async () => {
  const code = await bundled(`
    export { hydrateRoot } from 'react-dom/client'
    export { createPortal } from 'react-dom'
    export { createElement } from 'react'
  `)
  expect(code).not.toMatch(/\bexports\b/u)
  const { hydrateRoot, createPortal, createElement } = await import(
    addressOf(code)
  )
  expect([hydrateRoot, createPortal, createElement]).toEqual(
    Array.from({ length: 3 }, () => expect.any(Function))
  )
})

test('asks by its name for a hook that is hidden from bundlers', async () => {
  const code = await bundled(`
    import * as React from 'react'
    export const useId = React[" useId ".trim().toString()]
  `)
  expect(code).not.toContain('useOptimistic')
})
