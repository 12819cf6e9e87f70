import { type ReactNode, useId } from 'react'

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
  if (tabs.length === 0) return { bar: undefined, panel: details => details }
  const Content = tabs.find(({ name }) => name === chosen)?.Content
  const shown = Content ? chosen : DETAILS
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
        ref={startAtTop}
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

/** The body of the drawer scrolls, whatever it shows. */
function startAtTop(panel: HTMLElement | null): void {
  if (panel?.parentElement) panel.parentElement.scrollTop = 0
}
