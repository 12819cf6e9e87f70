import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { intentHandlers } from '../../features/page/intent-handlers.ts'
import { lazyComponent } from '../../features/page/lazy-component.tsx'
import { messages } from '../../messages.ts'
import { startPanel } from '../../stores/panel.ts'
import { preloadWhenIdle } from '../../stores/preload-when-idle.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import { GoHint } from './go-hint.tsx'
import { type PanelLayer, $panelLayer, showLayer } from './panel-layer.ts'
import { useCommandKey } from './use-command-key.ts'
import { useKeys } from './use-keys.ts'

startPanel()

// Loaded when first opened.
const Palette = lazyComponent(
  async () => (await import('./palette.tsx')).Palette
)
const ShortcutList = lazyComponent(
  async () => (await import('./shortcut-list.tsx')).ShortcutList
)

export function FindBox(): ReactNode {
  return (
    <ErrorBoundary>
      <FindButton />
      <Keys />
    </ErrorBoundary>
  )
}

function FindButton(): ReactNode {
  const commandKey = useCommandKey()
  useEffect(() => preloadWhenIdle([Palette.preload, ShortcutList.preload]), [])
  return (
    <button
      type="button"
      className="flex min-w-0 items-center gap-2 rounded-md whitespace-nowrap transition-colors duration-fast not-focus-visible:forced-line hover:bg-press hover:text-ink max-md:order-1 max-md:size-control max-md:justify-center max-md:text-ink-2 md:-ms-2 md:h-control-sm md:w-55 md:bg-inset md:px-2 md:text-ink-3 lg:w-65"
      data-slot="find-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={messages.palette.find}
      {...intentHandlers(Palette.preload)}
      onClick={() => showLayer('palette')}
    >
      <Icon path={searchIcon} size={14} />
      <span className="max-md:hidden">{messages.palette.find}</span>
      <kbd className="ms-auto max-md:hidden pointer-coarse:hidden" aria-hidden>
        {commandKey} K
      </kbd>
    </button>
  )
}

function Keys(): ReactNode {
  const isGoing = useKeys()
  const layer = useStore($panelLayer, { ssr: 'initial' })
  return (
    <>
      <GoHint isGoing={isGoing} />
      <Layer name="palette" layer={layer} part={Palette} />
      <Layer name="shortcuts" layer={layer} part={ShortcutList} />
    </>
  )
}

/** Mounted from its first opening on. */
function Layer(props: {
  name: PanelLayer
  layer: PanelLayer
  part: typeof Palette
}): ReactNode {
  const { name, layer, part: Part } = props
  const [isKnown, setKnown] = useState(false)
  const open = layer === name
  if (open && !isKnown) setKnown(true)
  return isKnown && <Part open={open} />
}
