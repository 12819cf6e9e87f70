import type { JSX } from 'react'

import { memoized } from '../memoized.ts'
import {
  PlainActions,
  PlainCell,
  PlainRow,
  type RowParts,
  type RowProps
} from './plain-row.tsx'

/** Selection and other columns rerender no cell. */
const parts: RowParts = {
  Cell: memoized(PlainCell),
  Actions: memoized(PlainActions)
}

function RememberedRow<Row>(props: RowProps<Row>): JSX.Element {
  // A call saves a component per row.
  return PlainRow({ ...props, ...parts })
}

export const DataRow = memoized(RememberedRow)
