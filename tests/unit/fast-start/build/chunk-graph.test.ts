import { expect, test } from 'vitest'

import {
  type ChunkGraph,
  chunkGraphPlugin,
  loadedWith
} from '../../../../src/fast-start/build/chunk-graph.ts'

interface TestChunk {
  type: 'chunk'
  fileName: string
  imports: string[]
  dynamicImports: string[]
}

function chunk(
  fileName: string,
  imports: string[] = [],
  dynamicImports: string[] = []
): TestChunk {
  return { type: 'chunk', fileName, imports, dynamicImports }
}

function graphOf(...files: TestChunk[]): ChunkGraph {
  const graph: ChunkGraph = new Map()
  const named = Object.fromEntries(files.map(file => [file.fileName, file]))
  chunkGraphPlugin(graph).generateBundle(undefined, named)
  return graph
}

test('what is imported comes before what imports it, and each once', () => {
  const graph = graphOf(
    chunk('island', ['screen', 'shared']),
    chunk('screen', ['shared']),
    chunk('shared')
  )
  expect(loadedWith(['screen', 'island'], graph)).toEqual([
    'shared',
    'screen',
    'island'
  ])
})

test('two chunks that import each other are each named once', () => {
  const graph = graphOf(chunk('one', ['other']), chunk('other', ['one']))
  expect(loadedWith(['one'], graph)).toEqual(['other', 'one'])
})

test('what is loaded later is not named', () => {
  const graph = graphOf(
    chunk('screen', [], ['drawer']),
    chunk('island', ['screen']),
    chunk('drawer')
  )
  expect(loadedWith(['island'], graph)).toEqual(['screen', 'island'])
})

test('only the scripts of the browser are asked about', () => {
  const { applyToEnvironment } = chunkGraphPlugin(new Map())
  expect(
    ['ssr', 'client', 'prerender'].filter(name => applyToEnvironment({ name }))
  ).toEqual(['client'])
})
