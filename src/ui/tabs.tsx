import type { JSX, KeyboardEvent, ReactNode } from 'react'

export interface Tab<Name extends string> {
  name: Name
  label: ReactNode
  count?: ReactNode
  /** A pointer or the focus has come to it. */
  onIntent?: (() => void) | undefined
}

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
  /** Of the panel that shows the chosen one. */
  panelId: string
}

/** One stop of the Tab key; arrow keys choose. */
export function Tabs<Name extends string>(props: TabsProps<Name>): JSX.Element {
  const { tabs, chosen, onChoose, panelId } = props

  function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = isReversed ? 'ArrowLeft' : 'ArrowRight'
    const previous = isReversed ? 'ArrowRight' : 'ArrowLeft'
    const place = {
      [next]: (at + 1) % tabs.length,
      [previous]: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1
    }[event.key]
    const tab = place === undefined ? undefined : tabs[place]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.name)
    document.getElementById(tabId(panelId, tab.name))?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      role="tablist"
      aria-label={props.label}
      className="flex flex-none scrollbar-none gap-5 overflow-x-auto border-b border-line px-6 whitespace-nowrap max-sm:px-4"
      onKeyDown={chooseByKey}
    >
      {tabs.map(({ name, label, count, onIntent }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(panelId, name)}
          className="inline-flex h-9 items-center gap-1.5 border-b-2 border-transparent font-medium text-ink-2 hover:text-ink focus-visible:rounded-sm focus-visible:-outline-offset-2 aria-selected:border-felt-text aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-highlight pointer-coarse:h-touch"
          aria-selected={name === chosen}
          aria-controls={name === chosen ? panelId : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onChoose(name)}
        >
          {label}
          {count !== undefined && (
            <>
              {' '}
              <span className="text-sm text-ink-3">{count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** The name of its panel. */
export function tabId(panelId: string, name: string): string {
  return `${panelId}-${name}`
}
