import { useEffect, useMemo, useState } from 'react'

import { latestRequest } from '../../stores/latest-request.ts'
import { withChunk } from '../../stores/missing-chunks.ts'
import type { ListView, NameRow } from './list-view.ts'
import type { FetchedPage } from './store/fetched-page.ts'
import { type ListState, pageOf } from './store/list-state.ts'

/** The shown rows, with the names that came after them. */
export function useNamedPage<Row>(
  { names }: Pick<ListView<Row>, 'names'>,
  state: ListState<Row>
): FetchedPage<Row> | undefined {
  const shown = pageOf(state)
  const [nameRow, setNameRow] = useState<NameRow<Row>>()
  useEffect(() => {
    if (!names) return undefined
    const request = latestRequest()
    const signal = request.start()
    withChunk(names, ({ follow }) =>
      follow(next => setNameRow(() => next), signal)
    )
    return request.cancel
  }, [names])
  return useMemo(() => {
    if (!shown || !nameRow) return shown
    const data = shown.page.data.map(nameRow)
    return { ...shown, page: { ...shown.page, data } }
  }, [shown, nameRow])
}
