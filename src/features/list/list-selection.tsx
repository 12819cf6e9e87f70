import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { withPart } from '../../stores/missing-parts.ts'
import { $admin } from '../../stores/session.ts'
import { memoized } from '../../ui/memoized.ts'
import { hasKeptBulk } from '../bulk/kept-bulk.ts'
import type { ListView } from './list-view.ts'
import { loadLayers, SelectionLayer } from './popovers/lazy-layers.ts'
import type { Shown } from './store/page-cache.ts'

interface Props<Row> {
  view: ListView<Row>
  shown: Shown<Row> | undefined
  /** The shown rows are not those that were asked for. */
  inactive: boolean
}

function PlainSelection<Row>(props: Props<Row>): ReactNode {
  const { view } = props
  const { size } = useStore(view.selection.$selected, { ssr: 'initial' })
  const adminId = useStore($admin, { ssr: 'initial' })?.id
  const [said, setSaid] = useState('')
  const [hadSome, setHadSome] = useState(false)
  if (size > 0 && !hadSome) setHadSome(true)
  const { bulk } = view
  useEffect(() => {
    if (!bulk || adminId === undefined || !hasKeptBulk()) return
    withPart(loadLayers, ({ tellKeptBulk }) => tellKeptBulk(adminId))
  }, [bulk, adminId])
  return (
    <div className="selection-place">
      <output className="sr-only">{said}</output>
      {hadSome && <SelectionLayer {...props} onSaid={setSaid} />}
    </div>
  )
}

/**
 * The place of the chosen rows of a list, also of those that it does not show
 * now: behind the table and before its footer. The count is said aloud, so
 * what says it is there before anything is chosen.
 */
export const ListSelection = memoized(PlainSelection)
