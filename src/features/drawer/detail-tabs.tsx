import {
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef
} from 'react'

import { messages } from '../../messages.ts'
import { tabId, Tabs } from '../../ui/tabs.tsx'
import type { LazyComponent } from '../page/lazy-component.tsx'
import type { ChosenTab, DrawerProps } from './drawer-props.ts'

export interface DetailTabProps extends Pick<
  DrawerProps<unknown>,
  'id' | 'open'
> {
  /** Chosen in the tab, by the name of the filter. */
  filters: ChosenTab['filters']
  onFilters: (filters: ChosenTab['filters']) => void
}

export interface DetailTab {
  name: string
  label: string
  count?: string | undefined
  Content: LazyComponent<DetailTabProps>
}

const DETAILS = 'details'

interface Options {
  part: Pick<DrawerProps<unknown>, 'id' | 'open' | 'tab' | 'onTab'>
  /** Of what it is. */
  noun: string
  /** The tab that a drawer opens with, if not its details. */
  first: string | undefined
}

interface TabsOfDetails {
  /** `undefined` where there are the details alone. */
  bar: ReactNode
  /** Puts the details into the panel, or the chosen tab in their place. */
  panel: (details: ReactNode) => ReactNode
}

/** The tab of the address, which stays from row to row with its filters. */
export function useDetailTabs(
  tabs: readonly DetailTab[],
  { part, noun, first }: Options
): TabsOfDetails {
  const panelId = useId()
  const { id, open, tab, onTab } = part
  const chosen = tab?.name ?? first ?? DETAILS
  const Content = tabs.find(({ name }) => name === chosen)?.Content
  const shown = Content ? chosen : DETAILS
  const panelRef = useStartAtTop(shown)
  // The same element, so that the details stay where their only tab goes.
  if (tabs.length === 0) {
    return {
      bar: undefined,
      panel: details => (
        <div key={shown} ref={panelRef}>
          {details}
        </div>
      )
    }
  }
  return {
    bar: (
      <Tabs
        label={noun}
        tabs={[
          { name: DETAILS, label: messages.drawer.details },
          ...tabs.map(({ name, label, count, Content: { preload } }) => ({
            name,
            label,
            count,
            onIntent: () => void preload()
          }))
        ]}
        chosen={shown}
        onChoose={name => {
          const isFirst = name === (first ?? DETAILS)
          onTab(isFirst ? undefined : { name, filters: {} })
        }}
        panelId={panelId}
      />
    ),
    panel: details => (
      <div
        key={shown}
        ref={panelRef}
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, shown)}
      >
        {Content ? (
          <Content
            id={id}
            open={open}
            filters={tab?.filters ?? {}}
            onFilters={filters => onTab({ name: shown, filters })}
          />
        ) : (
          details
        )}
      </div>
    )
  }
}

/**
 * For a panel in the body of the drawer, which scrolls, whatever it shows. A new
 * drawer is at its top: to say so would lay it out once more.
 */
function useStartAtTop(shown: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  useLayoutEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const body = panel.current?.parentElement
    if (body) body.scrollTop = 0
  }, [shown])
  return panel
}
