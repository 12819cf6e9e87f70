import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useState } from 'react'

import { $session } from '../../stores/session.ts'
import type { DrawerProps } from './drawer-props.ts'

interface Props<Row> {
  /** From the URL; `undefined` closes. */
  id: string | undefined
  row?: Row | undefined
  /** Open since the page was loaded. */
  cameWithPage?: boolean
  onClose: () => void
  /** Without it there are no buttons for the previous and next row. */
  onStep?: (by: -1 | 1) => void
  canStep: DrawerProps<Row>['canStep']
  hrefOfOpen: (id: string) => string
  /** Loaded on first use. */
  content: ComponentType<DrawerProps<Row>>
}

export function RowDrawer<Row>(props: Props<Row>): ReactNode {
  const { id, row, cameWithPage = false, content: Content } = props
  const session = useStore($session, { ssr: 'initial' })
  // Keeps the last row while the drawer closes.
  const [last, setLast] =
    useState<Pick<DrawerProps<Row>, 'id' | 'row' | 'isNew'>>()
  if (id !== undefined && (last?.id !== id || last.row !== row)) {
    const isNew = cameWithPage || row === undefined
    setLast({ id, row, isNew: last?.id === id ? last.isNew : isNew })
  }
  // The page's session guard does not cover an overlay.
  if (last === undefined || session.kind !== 'admin') return null
  return (
    <Content
      open={id !== undefined}
      {...last}
      onClose={props.onClose}
      onStep={props.onStep}
      canStep={props.canStep}
      hrefOfOpen={props.hrefOfOpen}
    />
  )
}
