import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** What became of an action, in the place of its form: it is read first. */
export function OutcomeBox({ title, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="action-outcome" role="alert" tabIndex={-1} ref={box}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
