import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { withChunk } from '../../stores/missing-chunks.ts'
import { $admin } from '../../stores/session.ts'
import { memoized } from '../../ui/memoized.ts'
import { hasSavedBulk } from '../bulk/saved-bulk.ts'
import type { ListView } from './list-view.ts'
import { loadLayers, SelectionLayer } from './popovers/lazy-layers.ts'
import type { FetchedPage } from './store/fetched-page.ts'

interface Props<Row> {
  view: ListView<Row>
  shown: FetchedPage<Row> | undefined
  /** The rows do not match the query. */
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
    if (!bulk || adminId === undefined || !hasSavedBulk()) return
    withChunk(loadLayers, ({ notifySavedBulk }) => notifySavedBulk(adminId))
  }, [bulk, adminId])
  return (
    // Over the end of the table; in its own place where the page scrolls.
    <div className="relative z-bar h-0 flex-none as-one:pointer-events-none as-one:sticky as-one:bottom-2 as-one:h-auto as-one:px-gutter as-one:py-2">
      <output className="sr-only">{said}</output>
      {hadSome && <SelectionLayer {...props} onSaid={setSaid} />}
    </div>
  )
}

/** Rendered before anything is selected, or the count is not announced. */
export const ListSelection = memoized(PlainSelection)
