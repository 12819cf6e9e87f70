import { guardFormulas } from '../../format/formula-guard.ts'

/** Only said aloud, decoration, or a control. */
const NOT_COPIED = '.sr-only, [aria-hidden="true"], td button, td input'

/** Says the group of rows that have it in their cells, too. */
const GROUP_HEAD = '[scope="rowgroup"]'

/** The minus of amounts as they are shown; programs that count take another. */
const MINUS = /\u2212(?=\d)/gu

/**
 * Copies what is selected in more than one cell as rows and columns, for a
 * spreadsheet: a cell is copied whole, in one line. An amount alone is copied
 * as a number, too. Leaves anything else to the browser.
 */
export function copyCells(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  const isField = target instanceof Element && target.matches('input, textarea')
  const selection = document.getSelection()
  if (isField || !clipboardData || !selection?.rangeCount) return
  const rows = selectedCells(selection.getRangeAt(0))
  if (rows.flat().filter(Boolean).length > 1) {
    const lines = rows.map(row => row.join('\t'))
    clipboardData.setData('text/plain', lines.join('\n'))
    clipboardData.setData('text/html', htmlOf(rows))
    event.preventDefault()
    return
  }
  const text = selection.toString().trim()
  if (text.search(MINUS) !== 0) return
  clipboardData.setData('text/plain', text.replace(MINUS, '-'))
  event.preventDefault()
}

/** Without the columns at either end that have no text in any row. */
function selectedCells(range: Range): string[][] {
  const table = selectedTable(range)
  if (!table) return []
  const rows = [...table.rows]
    .filter(row => range.intersectsNode(row) && !row.querySelector(GROUP_HEAD))
    .map(row => [...row.cells].map(cell => selectedText(cell, range)))
    .filter(row => row.some(Boolean))
  const starts = rows.map(row => row.findIndex(Boolean))
  const ends = rows.map(row => row.findLastIndex(Boolean) + 1)
  return rows.map(row => row.slice(Math.min(...starts), Math.max(...ends)))
}

/** The table with all the selected text; the selection may end below it. */
function selectedTable(range: Range): HTMLTableElement | undefined {
  const table =
    tableAround(range.startContainer) ?? tableAround(range.endContainer)
  if (!table) return undefined
  const text = textWithin(table, range)
  return text === range.toString().trim() ? table : undefined
}

function tableAround(node: Node): HTMLTableElement | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('table') ?? null
}

/** All of the cell's text if some of it is selected: half an amount is none. */
function selectedText(cell: HTMLTableCellElement, range: Range): string {
  // What a card on a phone leaves out keeps its column.
  const isShown = getComputedStyle(cell).display !== 'none'
  return isShown && textWithin(cell, range) ? guardFormulas(textOf(cell)) : ''
}

function textWithin(element: Element, range: Range): string {
  const part = document.createRange()
  part.selectNodeContents(element)
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0) {
    part.setStart(range.startContainer, range.startOffset)
  }
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0) {
    part.setEnd(range.endContainer, range.endOffset)
  }
  return part.toString().trim()
}

function textOf(cell: HTMLTableCellElement): string {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let text = ''
  let box: Element | null = null
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    const left = parentElement?.closest(NOT_COPIED)
    if (left && cell.contains(left)) continue
    const next = parentElement?.closest('bdi') ?? parentElement
    // Boxes beside or below each other have no space between them.
    text += (next === box ? '' : ' ') + nodeValue
    box = next
  }
  return text.replaceAll(/\s+/gu, ' ').replaceAll(MINUS, '-').trim()
}

function htmlOf(rows: readonly string[][]): string {
  const table = document.createElement('table')
  for (const row of rows) {
    const line = table.insertRow()
    for (const text of row) line.insertCell().textContent = text
  }
  return new XMLSerializer().serializeToString(table)
}
