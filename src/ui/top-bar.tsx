import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { messages } from '../messages.ts'

/** The bar over every screen: which zone its times are in. */
export function TopBar(): ReactNode {
  return (
    <div className="top">
      <span className="grow" />
      <span className="zone flex items-center gap-1">
        <Clock size={14} strokeWidth={1.75} aria-hidden />
        {messages.zone}
      </span>
    </div>
  )
}
