import {
  type JSX,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef
} from 'react'
import { createPortal } from 'react-dom'

import type { OpenMenu } from './menu-button.tsx'
import type { MenuItem } from './menu-item.ts'
import { MenuLine } from './menu-line.tsx'
import { placeMenu } from './place-menu.ts'

interface MenuLayerProps extends OpenMenu {
  items: readonly MenuItem[]
}

/**
 * An open menu beside its button. It hangs at the end of the page's content,
 * since a table's scroll box and its sticky cells would cut it off.
 */
export function MenuLayer(props: MenuLayerProps): JSX.Element {
  const { label, items, button, onClose } = props
  const layer = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!layer.current || !button.current) return
    placeMenu(layer.current, button.current)
    lines(layer.current)[0]?.focus({ preventScroll: true })
  }, [button])

  useEffect(() => {
    const away = ({ target }: Event): void => {
      const inside =
        target instanceof Node &&
        (layer.current?.contains(target) || button.current?.contains(target))
      if (!inside) onClose('away')
    }
    const placeOf = (): number[] => {
      const { x = 0, y = 0 } = button.current?.getBoundingClientRect() ?? {}
      return [x, y]
    }
    const [x, y] = placeOf()
    // A scroll from before it opened is told late, and moves nothing now.
    const moved = (): void => {
      const [nowX, nowY] = placeOf()
      if (nowX !== x || nowY !== y) onClose('back')
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    document.addEventListener('scroll', moved, true)
    window.addEventListener('resize', moved)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
      document.removeEventListener('scroll', moved, true)
      window.removeEventListener('resize', moved)
    }
  }, [button, onClose])

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return
    // Tab goes on from the button, as if the menu stood there.
    if (event.key === 'Tab') return onClose('back')
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose('back')
    }
    if (move(event.currentTarget, event.key)) event.preventDefault()
  }

  const line = (item: MenuItem): JSX.Element => (
    <MenuLine key={item.key} item={item} onDone={() => onClose('back')} />
  )
  const harms = items.filter(({ danger }) => danger)
  const rest = items.filter(({ danger }) => !danger)
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its lines have the focus
    <div
      ref={layer}
      className="menu row-menu"
      role="menu"
      aria-label={label}
      onKeyDown={press}
    >
      {rest.map(line)}
      {harms.length > 0 && rest.length > 0 && <hr />}
      {harms.map(line)}
    </div>,
    button.current?.closest('main') ?? document.body
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
