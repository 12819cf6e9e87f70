import type { ExportTarget } from '../../src/features/export/export-file.ts'
import { parseCsv } from './csv-parser.ts'

/** A target that tests can read, whole or line by line. */
export interface TextTarget extends ExportTarget {
  /** Everything that was written. */
  text: () => string
  /** The fields of its lines, without the byte order mark. */
  lines: () => string[][]
  /** The name that it was finished with. */
  name: () => string | undefined
}

/** Makes a target that keeps its text; it takes so many rows. */
export function textTarget(limit?: number): TextTarget {
  let text = ''
  let name: string | undefined
  return {
    ...(limit === undefined ? {} : { limit }),
    open: async () => {},
    write: async chunk => {
      text += chunk
    },
    finish: async given => {
      name = given
      return given
    },
    text: () => text,
    lines: () => parseCsv(text.slice(1)),
    name: () => name
  }
}
