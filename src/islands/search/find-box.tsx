import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { intentHandlers } from '../../features/page/intent-handlers.ts'
import { lazyComponent } from '../../features/page/lazy-component.tsx'
import { messages } from '../../messages.ts'
import { routes } from '../../routes/table.ts'
import { startPanel } from '../../stores/panel.ts'
import { preloadWhenIdle } from '../../stores/preload-when-idle.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
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
      className="flex min-w-0 items-center gap-2 rounded-md whitespace-nowrap not-focus-visible:forced-line hover:bg-press hover:text-ink max-md:order-1 max-md:size-control max-md:justify-center max-md:text-ink-2 md:-ms-2 md:h-control-sm md:w-55 md:bg-inset md:px-2 md:text-ink-3 lg:w-65"
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

const texts = messages.keys

/** Screen readers announce only the wait: reading all keys takes too long. */
function GoHint({ isGoing }: { isGoing: boolean }): ReactNode {
  return (
    <>
      <output className="sr-only">{isGoing && texts.goSaid}</output>
      {isGoing && (
        // In the top bar, where nothing else is; with less room above the foot.
        <span
          className="pointer-events-none fixed inset-x-0 bottom-28 z-menu mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap gap-x-4 floating px-4 py-1 xl:start-129 xl:end-44 xl:top-6 xl:bottom-auto xl:ms-0 xl:max-w-none xl:-translate-y-1/2 xl:py-0 xl:leading-5"
          aria-hidden
        >
          <b className="font-semibold">{texts.goTo}</b>
          {routes.map(
            ({ name, menu }) =>
              menu && (
                <span key={name}>
                  <kbd>{menu.key}</kbd> {menu.label}
                </span>
              )
          )}
        </span>
      )}
    </>
  )
}
