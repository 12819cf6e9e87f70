import type { ReactNode } from 'react'

import { config } from '../../config.ts'
import { ROOT_TARGET } from '../../routes/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { TopBar } from '../../ui/top-bar.tsx'

/** An Astro page passes them as slots. */
interface Props {
  navigation?: ReactNode
  account?: ReactNode
  find?: ReactNode
  menus?: ReactNode
  children?: ReactNode
}

/**
 * Sidebar and main. Under 768 px the sidebar is a bar of five icons below, the
 * brand and the account lie over the top bar, and the main part scrolls as one;
 * so it does in a window too low for fixed bars.
 */
export function PanelFrame(props: Props): ReactNode {
  return (
    <div
      // A scrim takes the clicks beside a dialog. Inherited from the body, as
      // Radix means it, the same would style the whole panel again.
      className="pointer-events-auto relative grid h-dvh max-md:grid-cols-1 max-md:grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[var(--sidebar)_minmax(0,1fr)] print:block print:h-auto"
      data-slot="frame"
    >
      <aside
        data-foot
        className="bg-canvas max-md:row-start-2 max-md:border-t max-md:border-line-strong max-md:pb-[env(safe-area-inset-bottom)] max-sm:mt-(--toasts-room) md:flex md:min-h-0 md:flex-col md:overflow-y-auto md:border-e md:border-line md:px-2 md:pb-2 print:hidden [&_:focus-visible]:-outline-offset-2"
      >
        <Brand name={config.panelName} href={ROOT_TARGET} />
        {props.navigation}
        {props.account}
      </aside>
      <main
        className="relative flex min-h-0 min-w-0 flex-col bg-surface max-md:row-start-1 max-md:overflow-y-auto print:block print:overflow-visible low:overflow-y-auto md:compact:[--column-head:var(--column-head-compact)] md:compact:[--toolbar:var(--toolbar-compact)]"
        id="content"
        tabIndex={-1}
      >
        <TopBar start={props.find}>{props.menus}</TopBar>
        {props.children}
      </main>
    </div>
  )
}
