import type { ReactNode } from 'react'

import { useOnline } from '../../features/page/use-online.ts'
import { messages } from '../../messages.ts'

export function OfflineNote(): ReactNode {
  return (
    <output className="offline">
      {!useOnline() && <span className="notice quiet">{messages.offline}</span>}
    </output>
  )
}
