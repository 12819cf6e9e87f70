import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** Takes the focus, so that it is read first. */
export function OutcomeBox({ icon: Icon, title, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="action-outcome" role="alert" tabIndex={-1} ref={box}>
      <h3>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {title}
      </h3>
      {children}
    </div>
  )
}
