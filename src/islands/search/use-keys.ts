import { useEffect, useEffectEvent, useRef, useState } from 'react'

import {
  GO_KEY,
  isFindKey,
  LIST_KEY,
  singleKey
} from '../../routes/key-press.ts'
import { sitePath } from '../../routes/paths.ts'
import { routeOfKey } from '../../routes/route-of-key.ts'
import { $commands } from '../../stores/commands.ts'
import { $singleKeys } from '../../stores/preferences/single-keys.ts'
import { navigate } from '../../stores/route.ts'
import { isDialogOpen, isLayerOpen } from '../../ui/dialog/open-layer.ts'
import { isTyping } from './is-typing.ts'
import { listenForKeys } from './listen-for-keys.ts'
import { $panelLayer, showLayer, queueLetter } from './panel-layer.ts'

/** How long the second key of a "go to" shortcut is awaited, in ms. */
const GO_MS = 1500

/**
 * Returns true while the key of a screen is awaited. Fields, menus and dialogs
 * keep single keys for themselves.
 */
export function useKeys(): boolean {
  const [isGoing, setGoing] = useState(false)
  // A ref, as the key of a screen may come before the next render.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function go(isNow: boolean): void {
    clearTimeout(timer.current)
    timer.current = isNow ? setTimeout(() => go(false), GO_MS) : undefined
    setGoing(isNow)
  }

  function actOf(key: string): (() => void) | undefined {
    if (key === GO_KEY) return () => go(true)
    if (timer.current !== undefined) {
      const route = routeOfKey(key)
      return route && (() => navigate(sitePath(route.path), 'push'))
    }
    if (key === LIST_KEY) return () => showLayer('shortcuts')
    return $commands.get().find(command => command.key === key)?.run
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (isFindKey(event)) {
      const isOpen = $panelLayer.get() === 'palette'
      if (!isOpen && isDialogOpen()) return
      event.preventDefault()
      showLayer(isOpen ? 'none' : 'palette')
      return
    }
    if ($panelLayer.get() !== 'none') return queueKey(event)
    const key = singleKey(event)
    if (key === undefined) {
      if (event.key === 'Escape') go(false)
      return
    }
    if ($singleKeys.get() === 'off') return
    if (isTyping(event.target) || isLayerOpen()) return
    const act = actOf(key)
    go(false)
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const end = listenForKeys(event => handleKey(event))
    return () => {
      end()
      clearTimeout(timer.current)
    }
  }, [])
  return isGoing
}

/** Letters typed before the palette has loaded go to its field. */
function queueKey(event: KeyboardEvent): void {
  const isLetter = event.key.length === 1 && !event.altKey
  if (event.ctrlKey || event.metaKey || !isLetter) return
  if ($panelLayer.get() !== 'palette' || isLayerOpen()) return
  event.preventDefault()
  queueLetter(event.key)
}
