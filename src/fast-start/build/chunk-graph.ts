interface BuiltFile {
  type: 'chunk' | 'asset'
  fileName: string
  /** File names of its static imports. */
  imports?: readonly string[]
}

/** Static imports by file name. */
export type ChunkGraph = Map<string, readonly string[]>

/** Fills `graph` when Vite has built the site's scripts. */
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

/** In the order of execution. */
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
