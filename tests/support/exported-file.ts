import type { Download, Page } from '@playwright/test'

import { type CsvSeparator, parseCsv } from './csv-parser.ts'
import { expect } from './test.ts'

/** A CSV file as it was written: its heads, its lines, and its last words. */
export interface ExportedFile {
  heads: string[]
  rows: Record<string, string>[]
  /** The line that says that rows are missing. */
  mark: string | undefined
}

/**
 * Lets the page save where it can be read again: a real file of the origin's
 * own file system in the place of the one that a person would choose.
 */
export async function savePrivately(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pick = async (options: {
      suggestedName: string
    }): Promise<FileSystemFileHandle> => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle(options.suggestedName, { create: true })
    }
    Reflect.set(window, 'showSaveFilePicker', pick)
  })
}

/** Makes the page one of a browser that can only download. */
export async function saveByDownload(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
  })
}

/** Reads the file of a name that the page has saved. */
export async function savedFile(
  page: Page,
  name: string,
  separator?: CsvSeparator
): Promise<ExportedFile> {
  const bytes = await page.evaluate(async fileName => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle(fileName)).getFile()
    return [...new Uint8Array(await file.arrayBuffer())]
  }, name)
  return readFile(Buffer.from(bytes), separator)
}

/** Reads a file that the browser has downloaded. */
export async function downloadedFile(
  download: Download
): Promise<ExportedFile> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) {
    chunks.push(Buffer.from(chunk))
  }
  return readFile(Buffer.concat(chunks))
}

function readFile(bytes: Buffer, separator?: CsvSeparator): ExportedFile {
  expect([...bytes.subarray(0, 3)], 'byte order mark').toEqual([
    0xef, 0xbb, 0xbf
  ])
  const text = bytes.subarray(3).toString('utf8')
  const [heads = [], ...lines] = parseCsv(text, separator)
  const isMark = (line: string[]): boolean =>
    line.length === 1 && line[0]?.startsWith('#') === true
  const marks = lines.filter(isMark)
  const rows = lines
    .filter(line => !isMark(line))
    .map(line => {
      expect(line, 'fields of a line').toHaveLength(heads.length)
      return Object.fromEntries(
        heads.map((head, place) => [head, line[place] ?? ''])
      )
    })
  return { heads, rows, mark: marks[0]?.[0] }
}
