import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { RowAccessors } from '../../src/contract/response-check.ts'
import type { RowsView } from '../../src/features/list/rows-view.ts'
import type { CsvField } from '../../src/format/csv.ts'
import { plainRowContext } from './row-context.ts'

/** What stands in each place that shows a row; `null` for nothing at all. */
export type Places = Record<string, string | null>

/** By field, the places that show another thing without it, and what. */
export type Changes = Record<string, Places>

/** Half an hour after everything that rows tell of. */
const NOW = Date.parse('2026-11-21T14:30:00Z')

/** The places that are others than before, with what stands there now. */
export function changedPlaces(before: Places, now: Places): Places {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return Object.fromEntries(
    names
      .map(name => [name, now[name] ?? null] as const)
      .filter(([name, text]) => text !== (before[name] ?? null))
  )
}

/** The text of an element in one line, with where its links lead. */
export function textIn(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const initials of copy.querySelectorAll('[data-slot=avatar]'))
    initials.remove()
  for (const link of copy.querySelectorAll('a')) {
    link.append(`[${link.getAttribute('href')}]`)
  }
  return (copy.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
}

/** The text of what has no hooks: a cell of a table. */
export function textOfCell(node: ReactNode): string {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<>{node}</>)
  return textIn(place)
}

/** The cells of a row, of which the cards of a phone are made too. */
export function cellPlaces<Row>(view: RowsView<Row>, row: Row): Places {
  const rowContext = { ...plainRowContext, now: () => NOW }
  const cells = view.columns.map(({ id, cell }) => [
    `cell ${id}`,
    textOfCell(cell(row, rowContext))
  ])
  const actions = view.rowLinks?.(row)
  return {
    ...Object.fromEntries(cells),
    'name of the row': view.rowName(row),
    ...(actions ? { 'links of the row': textOfCell(actions) } : {})
  }
}

/** The line of a row in an exported file. */
export function filePlaces<Row>(
  fields: readonly CsvField<Row>[],
  row: Row
): Places {
  return Object.fromEntries(
    fields.map(({ head, cell }) => [`file ${head}`, cell(row).value])
  )
}

/** What an answer is held against; `null` where it is not. */
export function checkPlaces<Row>(
  { values }: RowAccessors<Row>,
  row: Row
): Places {
  return Object.fromEntries(
    Object.entries(values).map(([name, read]) => [
      `check ${name}`,
      read(row)?.toString() ?? null
    ])
  )
}

/** What a form begins with. */
export function formPlaces(
  values: Readonly<Record<string, string | undefined>>
): Places {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [`form ${name}`, text ?? null])
  )
}

/** The open drawer: its head, its facts, its tables and its buttons. */
export function drawerPlaces(drawer: Element): Places {
  const places: Places = {}
  const add = (name: string, element: Element | null): void => {
    if (element) places[`drawer ${name}`] = textIn(element)
  }
  add('title', drawer.querySelector('h2'))
  add('subtitle', drawer.querySelector('[data-slot="subtitle"]'))
  add('story', drawer.querySelector('[data-slot="story"]'))
  for (const term of drawer.querySelectorAll('dl dt')) {
    add(term.textContent ?? '', term.nextElementSibling)
  }
  for (const table of drawer.querySelectorAll('table tbody')) {
    const title = table.closest('section')?.querySelector('h3')
    add(title?.textContent ?? 'table', table)
  }
  for (const button of drawer.querySelectorAll('fieldset button')) {
    add(`button ${button.textContent}`, button)
  }
  return places
}
