import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import * as v from 'valibot'

import type { DrawerProps } from '../../src/features/drawer/drawer-props.ts'
import type { RowsView } from '../../src/features/list/rows-view.ts'
import type { CsvField } from '../../src/format/csv.ts'
import { listOf, openDrawerPage } from './drawer-page.tsx'
import { optionalFields } from './optional-fields.ts'
import {
  cellPlaces,
  changedPlaces,
  drawerPlaces,
  filePlaces,
  type Places
} from './shown-places.tsx'

/** What shows the rows of one resource. */
export interface RowSights<Row> {
  view: RowsView<Row>
  fields: readonly CsvField<Row>[]
  drawer: ComponentType<DrawerProps<Row>>
  /** What shows a row beside its list, its file and its drawer. */
  others: (row: Row) => Places | Promise<Places>
}

/** A row as an API may send it, with one field less. */
export interface Bare {
  field: string
  row: object
}

interface Resource<Row> {
  schema: v.GenericSchema<unknown, Row>
  /** The path of one row, before its id. */
  path: string
  /** What the detail of a row has beyond the row. */
  more?: (row: object) => object
  load: () => Promise<RowSights<Row>>
}

/** The id of all rows, as tests write it. */
const ID = 'ID'

/**
 * Shows a row with all that it can have in every place, and then each of the
 * others: which places show another thing then, and what.
 */
export async function changesOf<Row extends { id: string }>(
  resource: Resource<Row>,
  full: object,
  bares: readonly Bare[]
): Promise<Record<string, Places>> {
  const { schema, path, more = () => ({}) } = resource
  const rows = [full, ...bares.map(({ row }) => row)].map((row, index) => ({
    ...row,
    id: `row-${String(index).padStart(3, '0')}`
  }))
  const answers = Object.fromEntries(
    rows.flatMap(row => [
      [`${path}/${row.id}`, { data: { ...row, ...more(row) } }],
      [`${path}/${row.id}/transactions`, listOf([])]
    ])
  )
  answers['system-wallets/transactions'] = listOf([])
  let sights: RowSights<Row> | undefined
  const page = await openDrawerPage<Row>(
    answers,
    async () => {
      sights = await resource.load()
      return sights.drawer
    },
    [],
    undefined
  )
  if (!sights) throw new Error('Nothing shows these rows')
  const shown: Places[] = []
  for (const sent of rows) {
    const row = v.parse(schema, sent)
    page.show(sent.id)
    // oxlint-disable-next-line no-await-in-loop -- one drawer is open at a time
    const drawer = await openDrawer(sent.id)
    const places = {
      ...cellPlaces(sights.view, row),
      ...drawerPlaces(drawer),
      ...filePlaces(sights.fields, row),
      // oxlint-disable-next-line no-await-in-loop -- nothing is waited for twice
      ...(await sights.others(row))
    }
    shown.push(withId(places, sent.id))
  }
  const [before = {}, ...after] = shown
  return Object.fromEntries(
    bares.map(({ field }, index) => [
      field,
      changedPlaces(before, after[index] ?? {})
    ])
  )
}

/** A row without each of its optional fields in turn. */
export function without(name: string, schema: object, row: object): Bare[] {
  return optionalFields({ [name]: schema }).map(field => ({
    field,
    row: lacking(row, field.slice(name.length + 1))
  }))
}

/** An object without one of its fields. */
export function lacking(from: object, name: string): object {
  return Object.fromEntries(
    Object.entries(from).filter(([field]) => field !== name)
  )
}

/** The drawer of a row, with nothing in it that is still to come. */
async function openDrawer(id: string): Promise<Element> {
  return waitFor(() => {
    const drawer = screen.getByRole('dialog')
    const json = drawer.querySelector('pre')?.textContent ?? ''
    if (!json.includes(id) || drawer.querySelector('[data-slot=skeleton]')) {
      throw new Error(`The drawer of ${id} has not come`)
    }
    return drawer
  })
}

function withId(places: Places, id: string): Places {
  return Object.fromEntries(
    Object.entries(places).map(([name, text]) => [
      name,
      text?.replaceAll(id, ID) ?? null
    ])
  )
}

/** What a part with hooks shows, or one element of it, on the open page. */
export async function shownBy(
  part: React.ReactNode,
  selector?: string
): Promise<Element> {
  const { container, unmount } = render(<>{part}</>)
  const shown = await waitFor(() => {
    const place = selector ? document.querySelector(selector) : container
    if (!place || place.querySelector('[data-slot=skeleton]')) {
      throw new Error('Still to come')
    }
    return place.cloneNode(true) as Element
  })
  unmount()
  return shown
}
