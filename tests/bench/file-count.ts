import type { Page } from '@playwright/test'

/** What is in an exported file, counted by reading it. */
export interface FileCount {
  bytes: number
  /** Lines below the heads, the mark of an incomplete file too. */
  lines: number
  /** Different values of the first column. */
  unique: number
}

/**
 * Counts a file that the page has saved in its own file system. It is read in
 * chunks; a line ends where no quotes are open.
 */
export function countFile(page: Page, name: string): Promise<FileCount> {
  return page.evaluate(async fileName => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle(fileName)).getFile()
    const reader = file
      .stream()
      .pipeThrough(new TextDecoderStream())
      .getReader()
    const firsts = new Set<string>()
    let lines = 0
    let line = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const parts = value.split('\n')
      for (const [place, part] of parts.entries()) {
        line += part
        if (place === parts.length - 1) break
        const open = (line.match(/"/gu)?.length ?? 0) % 2 === 1
        if (open) {
          line += '\n'
        } else {
          if (lines > 0) firsts.add(line.slice(0, line.indexOf(',')))
          lines += 1
          line = ''
        }
      }
    }
    const rest = line === '' ? 0 : 1
    return {
      bytes: file.size,
      lines: lines - 1 + rest,
      unique: firsts.size
    }
  }, name)
}
