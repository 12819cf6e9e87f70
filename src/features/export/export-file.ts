import { safeFileName } from '../../format/file-name.ts'
import { canWriteToDisk, pickFile } from './save-picker.ts'

/** A file that rows are written to, chunk by chunk. */
export interface ExportTarget {
  /** The most rows that it takes, where it cannot take any number. */
  limit?: number
  open(): Promise<void>
  write(text: string): Promise<void>
  /**
   * Keeps what was written. Takes the name that the file is to have, and gives
   * the one that it has: on disk the person has chosen it.
   */
  finish(name: string): Promise<string>
}

/** The file could not be written, and nothing of it is kept. */
export class FileWriteError extends Error {
  constructor(cause: unknown) {
    super('The file could not be written', { cause })
    this.name = 'FileWriteError'
  }
}

/** More rows would fill the memory of a page. */
export const MEMORY_LIMIT_ROWS = 100_000

/** Long enough for a browser that asks where to put the file, in ms. */
const REVOKE_AFTER_MS = 60_000

/**
 * Asks where to put a file, and gives the target, or `undefined` where the
 * person closed the question. To be called in the click itself: the browser
 * asks for nothing later.
 */
export async function chooseTarget(
  fileName: string
): Promise<ExportTarget | undefined> {
  if (!canWriteToDisk()) return memoryTarget()
  try {
    return diskTarget(await pickFile(safeFileName(fileName)))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Forbidden by a policy or in a frame: a download still works.
    return memoryTarget()
  }
}

/** A file on disk. It is replaced when it is finished, not before. */
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
        // Never aborted: an abort would throw away what was written.
        await stream?.close()
        return handle.name
      })
  }
}

/** A file in memory, which the browser downloads when it is finished. */
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
