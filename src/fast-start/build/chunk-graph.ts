/** A file of the built site, as the bundler tells of it. */
interface BuiltFile {
  type: 'chunk' | 'asset'
  fileName: string
  /** File names of the chunks that it cannot run without. */
  imports?: readonly string[]
}

/** What each chunk of the site cannot run without, by file name. */
export type ChunkGraph = Map<string, readonly string[]>

/** Makes Vite fill this graph when it has built the site's scripts. */
export function chunkGraphPlugin(graph: ChunkGraph): {
  name: string
  enforce: 'post'
  applyToEnvironment: (environment: { name: string }) => boolean
  generateBundle: (
    options: unknown,
    files: Readonly<Record<string, BuiltFile>>
  ) => void
} {
  return {
    name: 'panel-chunk-graph',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, files) {
      for (const { type, fileName, imports = [] } of Object.values(files)) {
        if (type === 'chunk') graph.set(fileName, imports)
      }
    }
  }
}

/** These chunks and all that they import, in the order in which it runs. */
export function loadedWith(
  entries: readonly string[],
  graph: Readonly<ChunkGraph>
): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (chunk: string): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of graph.get(chunk) ?? []) visit(imported)
    found.push(chunk)
  }
  for (const entry of entries) visit(entry)
  return found
}
