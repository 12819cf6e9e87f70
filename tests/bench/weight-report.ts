import { brotliCompressSync } from 'node:zlib'

/** A script as it is sent, and what it is made of. */
export interface Chunk {
  path: string
  code: string
  /** Whether it came behind the rows. */
  late: boolean
  /** On the wire, in brotli where the build has that. */
  bytes: number
  /** Characters by source, as the source map names it. */
  sources: ReadonlyMap<string, number>
}

/**
 * Each script with its bytes and its largest contents, then all contents by
 * package and by folder. A part of a chunk is given its share of the chunk's
 * bytes, as if all of it shrank alike.
 */
export function weightReport(chunks: readonly Chunk[], top: number): string {
  const first = chunks.filter(({ late }) => !late)
  const late = chunks.filter(chunk => chunk.late)
  return [
    `${first.length} scripts, ${sum(first)} B, up to the rows; as one file ${asOne(first)} B`,
    ...first.toSorted(heaviest).flatMap(chunk => linesOf(chunk, top)),
    '',
    `${late.length} scripts, ${sum(late)} B, behind them`,
    ...late.toSorted(heaviest).flatMap(chunk => linesOf(chunk, top)),
    '',
    'What comes up to the rows, by package or folder',
    ...shares(first, ownerOf).map(line),
    '',
    'What comes up to the rows, by file, from 300 B',
    ...shares(first, nameOf)
      .filter(([, bytes]) => bytes >= 300)
      .map(line)
  ].join('\n')
}

function linesOf(chunk: Chunk, top: number): string[] {
  const parts = shares([chunk], nameOf)
  const rest = parts.slice(top)
  const others = rest.reduce((all, [, bytes]) => all + bytes, 0)
  const named = parts.slice(0, top)
  if (rest.length > 0) named.push([`${rest.length} more`, others])
  return [
    line([chunk.path.replace(/^.*\//u, ''), chunk.bytes]),
    ...named.map(part => `        ${line(part)}`)
  ]
}

type Share = [name: string, bytes: number]

function shares(
  chunks: readonly Chunk[],
  nameFor: (source: string) => string
): Share[] {
  const all = new Map<string, number>()
  for (const { bytes, sources } of chunks) {
    const whole = [...sources.values()].reduce((one, other) => one + other, 0)
    for (const [source, part] of sources) {
      const name = nameFor(source)
      all.set(name, (all.get(name) ?? 0) + (bytes * part) / whole)
    }
  }
  return [...all].toSorted(([, one], [, other]) => other - one)
}

const line = ([name, bytes]: Share): string => `${number(bytes)}  ${name}`

const number = (bytes: number): string => String(Math.round(bytes)).padStart(6)

const heaviest = (one: Chunk, other: Chunk): number => other.bytes - one.bytes

const sum = (chunks: readonly Chunk[]): number =>
  chunks.reduce((all, { bytes }) => all + bytes, 0)

/** What they would weigh if none repeated the words of another. */
function asOne(chunks: readonly Chunk[]): number {
  return brotliCompressSync(chunks.map(({ code }) => code).join('\n')).length
}

/** The path below the packages or below the project. */
function nameOf(source: string): string {
  const inPackage = source.split('node_modules/')
  if (inPackage.length > 1) return inPackage.at(-1) ?? ''
  return source.replace(/^.*?(?=src\/)/u, '') || '(of no source)'
}

/** The package, or the folder of our own. */
function ownerOf(source: string): string {
  const name = nameOf(source)
  const parts = name.split('/')
  if (source.includes('node_modules/')) {
    return parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')
  }
  return parts.slice(0, Math.min(3, parts.length - 1)).join('/') || name
}
