import type { JSX } from 'react'
import { useEffect, useRef } from 'react'

import { messages } from '../../messages.ts'
import { tableRoles } from './table-roles.ts'

interface SelectHeadProps {
  rows: number
  chosen: number
  inactive: boolean
  onPage: (on: boolean) => void
}

export function SelectHead({
  rows,
  chosen,
  inactive,
  onPage
}: SelectHeadProps): JSX.Element {
  const box = useRef<HTMLInputElement>(null)
  const all = rows > 0 && chosen === rows
  const some = chosen > 0 && !all
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <th {...tableRoles.head} scope="col" data-select>
      <input
        ref={box}
        className="checkbox"
        type="checkbox"
        aria-label={messages.table.selectPage}
        disabled={rows === 0 || inactive}
        checked={all}
        onChange={() => onPage(!all)}
      />
    </th>
  )
}
