import type { JSX } from 'react'

import { memoized } from '../memoized.ts'
import {
  PlainActions,
  PlainCell,
  PlainRow,
  type RowParts,
  type RowProps
} from './plain-row.tsx'

/** Neither a choice nor another column renders a cell again. */
const parts: RowParts = {
  Cell: memoized(PlainCell),
  Actions: memoized(PlainActions)
}

function RememberedRow<Row>(props: RowProps<Row>): JSX.Element {
  // A call: it has no hooks, and React one component less in each row.
  return PlainRow({ ...props, ...parts })
}

/** One row of a table. It is rendered again only when it is another one. */
export const DataRow = memoized(RememberedRow)
