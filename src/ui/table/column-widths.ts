import { fontScale, rem } from '../rem.ts'

/** In px at a default font size of 16 px; columns without one are automatic. */
export type ColumnWidths = Readonly<Record<string, number | undefined>>

interface Part {
  col: HTMLElement
  /** See `table-columns.tsx`. */
  share: number
  /** Checkboxes and actions always have their share. */
  width: number | undefined
}

/**
 * Automatic columns share the rest in proportion to their own widths, which are
 * minimums; without any, the last column takes it. Set by script, as the CSP
 * forbids style attributes.
 */
export function showWidths(
  table: HTMLTableElement,
  widths: ColumnWidths
): void {
  const cols = [...table.querySelectorAll('col')]
  const isSized = cols.some(
    ({ dataset: { column } }) => column && widths[column] !== undefined
  )
  // Reading styles forces a layout.
  if (!isSized && !table.hasAttribute('data-sized')) return
  const parts = cols.map(col => partOf(col, widths))
  const automatic = parts.filter(part => part.width === undefined)
  const shares = sum(automatic.map(part => part.share))
  const fixed = sum(parts.map(part => part.width ?? 0))
  table.toggleAttribute('data-sized', isSized)
  table.style.setProperty('--columns', isSized ? rem(fixed + shares) : '')
  const end = automatic.length === 0 ? parts.at(-1) : undefined
  for (const part of parts) {
    const {
      col,
      share,
      width = `max(${rem(share)}, ${left()} * ${share})`
    } = part
    const shown = typeof width === 'number' ? rem(width) : width
    col.style.width = !isSized ? '' : part === end ? 'auto' : shown
  }

  function left(): string {
    return `(100cqi - ${rem(fixed)}) / ${shares || 1}`
  }
}

/** Fixed, they keep a column's start in place while its end moves. */
export function widthsBefore(
  table: HTMLTableElement,
  id: string
): Record<string, number> {
  const widths: Record<string, number> = {}
  for (const [index, col] of [...table.querySelectorAll('col')].entries()) {
    const { column } = col.dataset
    if (column === id) break
    if (column !== undefined) widths[column] = widthAt(table, index)
  }
  return widths
}

/** In px, as all widths here at a default font size of 16 px. */
const STEP_PX = 16

/** For the column and those before it. */
export function steppedWidths(
  table: HTMLTableElement,
  id: string,
  steps: number,
  { min, max }: { min: number; max: number }
): Record<string, number> | undefined {
  const index = [...table.querySelectorAll('col')].findIndex(
    col => col.dataset['column'] === id
  )
  if (index === -1) return undefined
  const width = widthAt(table, index) + steps * STEP_PX
  return {
    ...widthsBefore(table, id),
    [id]: Math.min(Math.max(width, min), max)
  }
}

function partOf(col: HTMLElement, widths: ColumnWidths): Part {
  const { column } = col.dataset
  const share =
    Number(getComputedStyle(col).getPropertyValue('--share').trim()) || 0
  return { col, share, width: column === undefined ? share : widths[column] }
}

function widthAt(table: HTMLTableElement, index: number): number {
  return Math.round(headWidth(table.tHead?.rows[0]?.cells[index]))
}

export function headWidth(head: Element | null | undefined): number {
  return (head?.getBoundingClientRect().width ?? 0) / fontScale()
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
