import { useEffect } from 'react'

import { announceChange } from '../../stores/changes.ts'

/** A row with the number of its version, where the server has one. */
export interface Versioned {
  version?: number | undefined
}

/** Details newer than the row of the list: the list is read again. */
export function useNewerDetails(
  row: Versioned | undefined,
  details: Versioned | undefined
): void {
  const [known, read] = [row?.version, details?.version]
  useEffect(() => {
    if (known !== undefined && read !== undefined && known < read)
      announceChange()
  }, [known, read])
}
