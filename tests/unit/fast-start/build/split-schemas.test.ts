import { build } from 'vite'
import { expect, test } from 'vitest'

import { splitSchemas } from '../../../../src/fast-start/build/split-schemas.ts'

interface Chunk {
  type: string
  code?: string
  isEntry?: boolean
}

const FIRST = `import * as v from 'valibot'
export const isText = value => v.safeParse(v.string(), value).success
export const later = () => import('later')`
const LATER = `import * as v from 'valibot'
export const isAddress = value =>
  v.safeParse(v.pipe(v.string(), v.email()), value).success`

/** The scripts of a page whose form comes later. */
async function scripts(): Promise<Chunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      splitSchemas(),
      {
        name: 'page',
        resolveId: id => (['first', 'later'].includes(id) ? id : undefined),
        load: id => ({ first: FIRST, later: LATER })[id]
      }
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'first',
        preserveEntrySignatures: 'exports-only'
      }
    }
  })
  return (built as { output: Chunk[] }).output
}

test('a check is in no file but that of who checks by it', async () => {
  const withEmail = (await scripts()).filter(({ code }) =>
    code?.includes('function email(')
  )
  expect(withEmail).toHaveLength(1)
  expect(withEmail[0]).toMatchObject({ isEntry: false })
  expect(withEmail[0]?.code).not.toContain('function string(')
})
