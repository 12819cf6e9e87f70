import '../styles/ledger.css'
import {
  type JSX,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

interface FigureProps {
  label: ReactNode
  note?: ReactNode
  /** A phone hides the others. */
  isChosen?: boolean
  children: ReactNode
}

export function Figure(props: FigureProps): JSX.Element {
  const { label, note, isChosen, children } = props
  return (
    <li data-chosen={isChosen ? '' : undefined}>
      <span className="label-text">{label}</span>
      <b className="figure">{children}</b>
      {note !== undefined && <small>{note}</small>}
    </li>
  )
}

interface FigureListProps {
  label: string
  className?: string
  children: ReactNode
}

/** Scrollable by keys if they overflow. */
export function FigureList({
  label,
  className = '',
  children
}: FigureListProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // Every render may bring other figures.
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const measure = (): void =>
      setScrolls(current.scrollWidth > current.clientWidth)
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  })
  return (
    <ul
      className={`balances ${className}`.trim()}
      aria-label={label}
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll it
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </ul>
  )
}
