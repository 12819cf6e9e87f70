import type { JSX, ReactNode } from 'react'

export interface SmallTableRow {
  key: string
  name: ReactNode
  /** In the order of the heads. */
  figures: readonly ReactNode[]
}

interface SmallTableProps {
  /** The first one is of the names. */
  heads: readonly string[]
  rows: readonly SmallTableRow[]
  /** Lower rows, below heads that stay in view. */
  dense?: boolean
}

/** Digits run to the right in every language, and so end there. */
const CELL = 'border-b border-line text-right first:text-start'
const ROOMY = `${CELL} h-row px-2 first:ps-0 last:pe-0`
const DENSE = `${CELL} h-7 px-3 whitespace-nowrap`

/** A table of few figures: beside a chart, and in what is opened. */
export function SmallTable(props: SmallTableProps): JSX.Element {
  const { heads, rows, dense = false } = props
  const cell = dense ? DENSE : ROOMY
  const stays = dense ? 'sticky top-0 bg-raised' : ''
  return (
    <table className="w-full">
      <thead>
        <tr>
          {heads.map(head => (
            <th
              key={head}
              className={`${cell} text-sm font-medium text-ink-3 ${stays}`}
              scope="col"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th className={`${cell} font-regular`} scope="row">
              {name}
            </th>
            {figures.map((figure, place) => (
              <td key={heads[place + 1]} className={cell}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
