/** A file of the built site, as the bundler tells of it. */
interface BuiltFile {
  type: 'chunk' | 'asset'
  fileName: string
  /** File names of the chunks that it cannot run without. */
  imports?: readonly string[]
  /** File names of the chunks that it may ask for later. */
  dynamicImports?: readonly string[]
  /** Paths of the modules that it is made of. */
  moduleIds?: readonly string[]
}

/** What a chunk makes a browser load. */
interface ChunkNeeds {
  /** What it cannot run without. */
  imports: readonly string[]
  /** What it asks for as soon as it runs. */
  atStart: readonly string[]
}

/** The needs of each chunk of the site, by file name. */
export type ChunkGraph = Map<string, ChunkNeeds>

/** Modules of their own chunk that are shown at once nevertheless. */
const SHOWN_AT_ONCE = /\/src\/islands\/ledger\/net-chart-panel\.tsx$/u

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
      const isShownAtOnce = (name: string): boolean =>
        files[name]?.moduleIds?.some(id => SHOWN_AT_ONCE.test(id)) ?? false
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue
        graph.set(file.fileName, {
          imports: file.imports ?? [],
          atStart: (file.dynamicImports ?? []).filter(isShownAtOnce)
        })
      }
    }
  }
}

/**
 * These chunks and all that they make a browser load by themselves: first what
 * they cannot run without, in the order in which it runs.
 */
export function loadedWith(
  entries: readonly string[],
  graph: Readonly<ChunkGraph>
): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const later: string[] = []
  const visit = (chunk: string): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    const { imports = [], atStart = [] } = graph.get(chunk) ?? {}
    for (const imported of imports) visit(imported)
    found.push(chunk)
    later.push(...atStart)
  }
  for (const entry of entries) visit(entry)
  for (const chunk of later) visit(chunk)
  return found
}
