import {
  type JSX,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef
} from 'react'
import { createPortal } from 'react-dom'

import type { MenuItem } from './menu-item.ts'
import { MenuLine } from './menu-line.tsx'
import { onLeave } from './on-leave.ts'

export interface MenuLayerProps {
  label: string
  items: readonly MenuItem[]
  button: HTMLElement
  onClose: () => void
}

/** In a portal, as a table's scroll box would clip it. */
export function MenuLayer(props: MenuLayerProps): JSX.Element {
  const { label, items, button, onClose } = props
  const layer = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!layer.current) return undefined
    positionMenu(layer.current, button)
    lines(layer.current)[0]?.focus({ preventScroll: true })
    button.setAttribute('aria-expanded', 'true')
    return () => {
      button.setAttribute('aria-expanded', 'false')
    }
  }, [button])

  const close = useEffectEvent(onClose)
  const closeBack = (): void => {
    onClose()
    button.focus({ preventScroll: true })
  }
  const closeMoved = useEffectEvent(closeBack)

  useEffect(() => {
    const placeOf = (): number[] => {
      const { x, y } = button.getBoundingClientRect()
      return [x, y]
    }
    const [x, y] = placeOf()
    // A late event of a scroll before opening moves nothing now.
    const moved = (): void => {
      const [nowX, nowY] = placeOf()
      if (nowX !== x || nowY !== y) closeMoved()
    }
    const unsubscribe = onLeave(
      node => layer.current?.contains(node) === true || button.contains(node),
      () => close()
    )
    document.addEventListener('scroll', moved, true)
    window.addEventListener('resize', moved)
    return () => {
      unsubscribe()
      document.removeEventListener('scroll', moved, true)
      window.removeEventListener('resize', moved)
    }
  }, [button])

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') return closeBack()
    if (event.key === 'Escape') {
      event.preventDefault()
      return closeBack()
    }
    if (move(event.currentTarget, event.key)) event.preventDefault()
  }

  const line = (item: MenuItem): JSX.Element => (
    <MenuLine key={item.key} item={item} onDone={closeBack} />
  )
  const harms = items.filter(({ danger }) => danger)
  const rest = items.filter(({ danger }) => !danger)
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its lines have the focus
    <div
      ref={layer}
      className="fixed z-menu max-h-[calc(100vh-1rem)] max-w-[min(17.5rem,100vw-1rem)] min-w-46 overflow-y-auto floating p-1"
      role="menu"
      aria-label={label}
      onKeyDown={press}
    >
      {rest.map(line)}
      {harms.length > 0 && rest.length > 0 && (
        <hr className="-mx-1 my-1 border-line" />
      )}
      {harms.map(line)}
    </div>,
    button.closest('main') ?? document.body
  )
}

function lines(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

function move(layer: HTMLElement, key: string): boolean {
  const all = lines(layer)
  const at = all.findIndex(item => item === document.activeElement)
  const next = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all.at(at <= 0 ? -1 : at - 1),
    Home: all[0],
    End: all.at(-1)
  }[key]
  next?.focus()
  return next !== undefined
}

const GAP = 4
const EDGE = 8

function positionMenu(menu: HTMLElement, button: HTMLElement): void {
  const from = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = from.bottom + GAP
  const fits = below + height <= window.innerHeight - EDGE
  const top = fits ? below : Math.max(EDGE, from.top - GAP - height)
  menu.style.top = `${top}px`
  const isRightToLeft = getComputedStyle(button).direction === 'rtl'
  const left = isRightToLeft
    ? Math.min(from.left, window.innerWidth - EDGE - width)
    : from.right - width
  menu.style.left = `${Math.max(EDGE, left)}px`
}
