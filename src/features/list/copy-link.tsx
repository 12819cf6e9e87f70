import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { $route } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkIcon } from '../../ui/icons.ts'
import { CopyButton } from '../values/copy-button.tsx'
import type { List } from './store/list-state.ts'
import { snapshotLink } from './store/snapshot-link.ts'

interface Props<Row> {
  list: List<Row>
  /** When the rows were read, ISO 8601. */
  asOf: string | undefined
}

/** Copies a URL that opens the same rows later and elsewhere. */
export function CopyLink<Row>({ list, asOf }: Props<Row>): ReactNode {
  return (
    <CopyButton
      isCommand
      label={messages.list.copyLink}
      icon={<Icon path={linkIcon} size={14} />}
      text={() => {
        const route = $route.get()
        const now = asOf ?? new Date(serverNow()).toISOString()
        return route ? location.origin + snapshotLink(list, route, now) : ''
      }}
    />
  )
}
