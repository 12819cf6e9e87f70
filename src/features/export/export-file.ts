import { safeFileName } from '../../format/file-name.ts'
import { canWriteToDisk, pickFile } from './save-picker.ts'

export interface ExportTarget {
  limit?: number
  open(): Promise<void>
  write(text: string): Promise<void>
  /** Saves the file. Returns its name: on disk the user has chosen it. */
  finish(name: string): Promise<string>
}

export class FileWriteError extends Error {
  constructor(cause: unknown) {
    super('The file could not be written', { cause })
    this.name = 'FileWriteError'
  }
}

/** More rows would exhaust the memory of a page. */
export const MEMORY_LIMIT_ROWS = 100_000

/** Long enough for a browser that asks where to save, in ms. */
const REVOKE_AFTER_MS = 60_000

/** Call it in the click itself, or no picker opens. `undefined` on cancel. */
export async function chooseTarget(
  fileName: string
): Promise<ExportTarget | undefined> {
  if (!canWriteToDisk()) return memoryTarget()
  try {
    return diskTarget(await pickFile(safeFileName(fileName)))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Blocked by a policy or in a frame: a download still works.
    return memoryTarget()
  }
}

/** Replaces the file on disk when finished, not before. */
export function diskTarget(handle: FileSystemFileHandle): ExportTarget {
  let stream: FileSystemWritableFileStream | undefined
  return {
    open: () =>
      writing(async () => {
        stream = await handle.createWritable()
      }),
    write: text => writing(async () => stream?.write(text)),
    finish: () =>
      writing(async () => {
        // Never abort: that would discard what was written.
        await stream?.close()
        return handle.name
      })
  }
}

/** Collects in memory; the browser downloads it when finished. */
export function memoryTarget(): ExportTarget {
  let chunks: string[] = []
  return {
    limit: MEMORY_LIMIT_ROWS,
    async open() {
      chunks = []
    },
    async write(text) {
      chunks.push(text)
    },
    async finish(name) {
      download(new Blob(chunks, { type: 'text/csv;charset=utf-8' }), name)
      chunks = []
      return name
    }
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}

async function writing<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    throw new FileWriteError(error)
  }
}
