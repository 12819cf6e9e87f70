import {
  type JSX,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

import { Skeleton } from './skeleton.tsx'

interface FigureProps {
  label: ReactNode
  note?: ReactNode
  /** A phone hides the others. */
  isChosen?: boolean
  children: ReactNode
}

const FIGURE =
  'grid max-w-full min-w-24 flex-none grid-cols-1 content-start max-sm:in-data-[place=beside-chart]:grow max-sm:in-data-[place=beside-chart]:content-center in-data-[place=alone]:max-w-none in-data-[place=alone]:whitespace-nowrap flat:flex flat:flex-none flat:items-baseline flat:gap-1.5'
const AMOUNT =
  'min-h-9 text-figure/9 font-semibold tracking-figure [&_[data-slot=money]>:last-child]:leading-none flat:min-h-6 flat:text-lg/lg flat:tracking-normal'
const NOTE = 'text-sm/5 text-ink-3'

export function Figure(props: FigureProps): JSX.Element {
  const { label, note, isChosen, children } = props
  return (
    <li className={FIGURE} data-chosen={isChosen ? '' : undefined}>
      <span className="text-sm text-ink-3 flat:whitespace-nowrap">{label}</span>
      <b className={AMOUNT}>{children}</b>
      {note !== undefined && <small className={NOTE}>{note}</small>}
    </li>
  )
}

/** Where figures are to come. */
export function FigureSkeleton({ hasNote }: { hasNote: boolean }): JSX.Element {
  return (
    <li className={FIGURE}>
      <Skeleton />
      <b className={AMOUNT}>
        <Skeleton />
      </b>
      {hasNote && (
        <small className={NOTE}>
          <Skeleton />
        </small>
      )}
    </li>
  )
}

const LIST =
  'flex shade-sideways flat:flex flat:content-center flat:gap-x-6 flat:gap-y-0 [&_[data-slot=money]]:items-baseline'

/** As high from the beginning on: nothing moves when the figures come. */
const PLACE = {
  // One line, which scrolls, however large the sums are, and two beside a chart
  // with less room; on a phone that of the chosen figure alone.
  'beside-chart':
    'min-h-19 min-w-0 content-start gap-x-6 gap-y-2 overflow-x-auto scrollbar-none max-xl:[&_b]:min-h-7 max-xl:[&_b]:text-title/7 max-sm:col-span-full max-sm:min-h-20 max-sm:gap-4 max-sm:has-data-chosen:[&>:not([data-chosen])]:hidden max-3xs:min-h-17 3xs:max-sm:has-data-chosen:[&_b]:min-h-10 3xs:max-sm:has-data-chosen:[&_b]:text-2xl/10 md:max-xl:grid md:max-xl:min-h-36 md:max-xl:auto-cols-max md:max-xl:grid-flow-col md:max-xl:grid-rows-[repeat(2,auto)] md:max-xl:justify-start md:max-xl:folded:flex md:max-xl:folded:min-h-19 flat:min-h-7 flat:flex-1',
  // Three lines, which scroll together; in a compact list one.
  alone:
    'mt-2 min-h-20 flex-none gap-x-12 gap-y-2 overflow-x-auto px-gutter pb-1 scrollbar-none max-xl:gap-x-6 flat:mt-0 flat:min-h-7 flat:pb-0'
} as const

interface FigureListProps {
  label: string
  place: keyof typeof PLACE
  /** They belong to the query, and step back with rows of another. */
  ofQuery?: boolean
  className?: string
  children: ReactNode
}

/** Scrollable by keys if they overflow. */
export function FigureList({
  label,
  place,
  ofQuery = false,
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
    // It measures at once, after the layout that is made anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  })
  return (
    <ul
      className={`${LIST} ${PLACE[place]} ${className}`.trimEnd()}
      data-slot={ofQuery ? 'sums' : undefined}
      data-place={place}
      aria-label={label}
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll it
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </ul>
  )
}
