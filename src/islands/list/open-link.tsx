import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { ListAddress } from '../../stores/list/list-address.ts'
import { $route } from '../../stores/route.ts'

interface Props {
  list: Pick<ListAddress, 'href'>
  id: string
  className?: string
  /** Where the content says nothing: its name. */
  label?: string
  children: ReactNode
}

/** The name of a row: a link to the same list with the row's drawer open. */
export function OpenLink({ list, id, label, ...rest }: Props): ReactNode {
  const route = useStore($route, { ssr: 'initial' })
  return (
    <a
      href={list.href(route, { open: id })}
      aria-label={label}
      title={label}
      {...rest}
    />
  )
}
