import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useState } from 'react'

import { $session } from '../../stores/session.ts'
import type { DrawerPart } from './drawer-part.ts'

interface Props<Row> {
  /** What the address opens; `undefined` closes. */
  id: string | undefined
  /** What the list knows of it already. */
  row?: Row | undefined
  /** It is open from the first address of the page on. */
  cameWithPage?: boolean
  onClose: () => void
  /** Opens the row before or after; without it there are no such buttons. */
  onStep?: (by: -1 | 1) => void
  canStep: DrawerPart<Row>['canStep']
  /** The address of this list with another row open. */
  hrefOfOpen: (id: string) => string
  /** The drawer of the screen, made by `screenPart`: loaded when first used. */
  content: ComponentType<DrawerPart<Row>>
}

/** The open row of a list: nothing until there is one for the first time. */
export function RowDrawer<Row>(props: Props<Row>): ReactNode {
  const { id, row, cameWithPage = false, content: Content } = props
  const session = useStore($session, { ssr: 'initial' })
  // What was open last stays in the drawer while it closes.
  const [last, setLast] =
    useState<Pick<DrawerPart<Row>, 'id' | 'row' | 'isNew'>>()
  if (id !== undefined && (last?.id !== id || last.row !== row)) {
    const isNew = cameWithPage || row === undefined
    setLast({ id, row, isNew: last?.id === id ? last.isNew : isNew })
  }
  // It lies over the page, so the page's own guard does not cover it.
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
