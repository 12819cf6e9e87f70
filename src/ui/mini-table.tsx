import type { JSX, ReactNode } from 'react'

const CELL = 'h-8 border-b border-line py-1.5 ps-3 align-baseline first:ps-0'
// Digits run to the right in every language, and so end there.
const FIGURE = `${CELL} text-right`
const HEAD_ALIGN = {
  figures: 'text-right first:text-start',
  words: 'text-start'
}

interface MiniTableProps {
  label?: string
  labelledBy?: string
  heads: readonly string[]
  /** For a screen reader only. */
  headsHidden?: boolean
  /** What stands below the heads, but for the names of the rows. */
  of?: keyof typeof HEAD_ALIGN
  className?: string
  foot?: ReactNode
  children: ReactNode
}

/** A few rows in what is opened, of `NameCell`s and `MiniCell`s. */
export function MiniTable(props: MiniTableProps): JSX.Element {
  const { heads, headsHidden, of = 'figures', className = '' } = props
  return (
    <table
      className={`w-full border-collapse border-t border-line ${className}`.trimEnd()}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
    >
      <thead className={headsHidden ? 'sr-only' : undefined}>
        <tr>
          {heads.map(head => (
            <th
              key={head}
              scope="col"
              className={`h-7 border-b border-line py-1 ps-3 align-baseline text-sm font-regular wrap-normal text-ink-3 first:ps-0 ${HEAD_ALIGN[of]}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
      {props.foot && <tfoot>{props.foot}</tfoot>}
    </table>
  )
}

interface CellProps {
  className?: string
  children: ReactNode
}

export function NameCell({ className = '', children }: CellProps): JSX.Element {
  return (
    <th
      scope="row"
      className={`${CELL} text-start font-regular ${className}`.trimEnd()}
    >
      {children}
    </th>
  )
}

export function FigureCell({
  className = '',
  children
}: CellProps): JSX.Element {
  return <td className={`${FIGURE} ${className}`.trimEnd()}>{children}</td>
}

export function WordCell({ className = '', children }: CellProps): JSX.Element {
  return <td className={`${CELL} ${className}`.trimEnd()}>{children}</td>
}
