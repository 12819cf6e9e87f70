import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The smallest first. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' }
] as const

export type Encoding = (typeof encodings)[number]['name']

const TEXT = /\.(?:html|js|css|json|svg|txt)$/

/** In bytes; smaller files fit into one packet anyway. */
export const SIZE_MIN = 1024

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length
      }
    }),
  gzip: content => promisify(gzip)(content, { level: 9 })
}

/** For servers that send these files as they are. Same content, same bytes. */
export async function writeCompressedFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter(name => TEXT.test(name)).map(name => write(join(folder, name)))
  )
}

async function write(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SIZE_MIN) return
  await Promise.all(
    encodings.map(async ({ name, extension }) =>
      writeFile(file + extension, await compress[name](content))
    )
  )
}
