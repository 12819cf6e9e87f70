import type { ReactNode } from 'react'

import { useOnline } from '../../features/page/use-online.ts'
import { messages } from '../../messages.ts'
import { Notice } from '../../ui/notice.tsx'

export function OfflineNote(): ReactNode {
  return (
    // Takes no room while the browser is connected.
    <output className="flex-none">
      {!useOnline() && (
        <Notice as="span" look="quiet" className="mx-gutter mt-3">
          {messages.offline}
        </Notice>
      )}
    </output>
  )
}
