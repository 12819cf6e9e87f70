import { type ReactNode, useEffect, useRef } from 'react'

import { Icon } from '../../ui/icon.tsx'

interface Props {
  /** One of `ui/icons.ts`. */
  icon: string
  title: string
  children: ReactNode
}

/** Takes the focus, so that it is read first. */
export function OutcomeBox({ icon, title, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="action-outcome" role="alert" tabIndex={-1} ref={box}>
      <h3>
        <Icon path={icon} />
        {title}
      </h3>
      {children}
    </div>
  )
}
