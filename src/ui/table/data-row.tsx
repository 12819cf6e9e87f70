import type { JSX } from 'react'
import { memo } from 'react'

import {
  PlainActions,
  PlainCell,
  PlainRow,
  type RowParts,
  type RowProps
} from './plain-row.tsx'

/** Neither a choice nor another column renders a cell again. */
const parts: RowParts = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
  Cell: memo(PlainCell) as typeof PlainCell,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
  Actions: memo(PlainActions) as typeof PlainActions
}

function RememberedRow<Row>(props: RowProps<Row>): JSX.Element {
  // A call: it has no hooks, and React one component less in each row.
  return PlainRow({ ...props, ...parts })
}

/** One row of a table. It is rendered again only when it is another one. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const DataRow = memo(RememberedRow) as typeof RememberedRow
