import { useStore } from '@nanostores/react'
import { memo, type MouseEvent, type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import type { RouteName } from '../../../routes/table.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDownIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import type { ScreenLayout } from '../../../ui/table/table-layout.ts'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import type { StandingView } from '../list-view.ts'
import { ViewChoices } from '../popovers/lazy-layers.ts'
import {
  currentView,
  isUnfiltered,
  type SavedView
} from '../preferences/saved-view.ts'
import { viewsOf } from '../preferences/saved-views.ts'
import { RemovedView } from './removed-view.tsx'
import type { ViewMenuProps } from './view-choices.tsx'
import { viewTabClass } from './view-tab-class.ts'

const texts = messages.views

interface Props {
  screen: RouteName
  /** The shown query, canonical and without the page; `''` for none. */
  current: string
  /** Label of the unfiltered list. */
  allLabel: string
  /** Beside the unfiltered list, before those that are saved. */
  standing?: readonly StandingView[] | undefined
  /** Counts and notices come behind the rows. */
  hasRows?: boolean
  hrefOf: (query: string) => string
  /** Saved in a view too. */
  layout: ScreenLayout
  /** The layout of the view is to be shown. */
  onOpen: (view: SavedView) => void
}

const NONE: readonly StandingView[] = []

// Nothing until there is a view; before views are known, their look says so.
const TABS =
  'mt-2 flex flex-none scrollbar-none gap-5 overflow-x-auto border-b border-line px-gutter whitespace-nowrap md:compact:mt-0'
const TAB = `${viewTabClass} text-ink-2 hover:text-ink focus-visible:rounded-sm focus-visible:-outline-offset-2 aria-[current]:border-felt-text aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:border-highlight`

/** Which is the current one is known after the paint. */
const WIDE_AS_CURRENT =
  "flex-col justify-center after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)_/_'']"

interface Removed {
  view: SavedView
  place: number
  byKeyboard: boolean
}

function PlainTabs(props: Props): ReactNode {
  const { screen, current, hrefOf, layout, standing = NONE } = props
  const { $views, $opened, open, remove, restore } = viewsOf(screen)
  const views = useStore($views, { ssr: 'initial' })
  const opened = useStore($opened, { ssr: 'initial' })
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  const [restored, setRestored] = useState<string>()
  const all: readonly StandingView[] = [...standing, ...views]
  // Its own menu comes with a saved one.
  const shown = currentView([...views, ...standing], current, opened)
  const active = shown ?? views.find(view => view.id === opened)

  return (
    <nav
      className={`${TABS} [[data-slot=figures]~&]:mt-0 ${all.length === 0 && !removed ? 'not-in-[[data-look~=views]]:hidden' : ''}`}
      aria-label={texts.label}
    >
      <a
        className={`${TAB} ${WIDE_AS_CURRENT}`}
        href={hrefOf('')}
        data-label={props.allLabel}
        aria-current={isUnfiltered(current) && !shown ? 'page' : undefined}
        onClick={event => {
          if (opensHere(event)) open(undefined)
        }}
      >
        {props.allLabel}
      </a>
      {all.map((view, index) => (
        <span
          className="inline-flex items-center gap-0.5 [&_summary]:-me-2 [&_summary]:size-6"
          key={view.id}
        >
          <a
            className={`${TAB} gap-1.5`}
            ref={view.id === restored ? takeFocus : undefined}
            href={hrefOf(view.query)}
            aria-current={view === shown ? 'page' : undefined}
            onClick={event => {
              if (!opensHere(event)) return
              open(view.id)
              props.onOpen(view)
            }}
          >
            <span className={`flex ${WIDE_AS_CURRENT}`} data-label={view.name}>
              <UntrustedText text={view.name} />
            </span>
            {view.Count && (
              // As wide as most counts, which come later.
              <span className="min-w-[3ch] font-regular text-ink-3">
                {' '}
                {props.hasRows && <view.Count query={view.query} />}
              </span>
            )}
          </a>
          {view === active && index >= standing.length && (
            <ViewMenu
              screen={screen}
              view={view}
              place={index - standing.length}
              total={views.length}
              query={current}
              layout={layout}
              onSaid={setSaid}
              onRemove={byKeyboard => {
                remove(view.id)
                setRemoved({ view, place: index - standing.length, byKeyboard })
                setSaid(texts.removed)
              }}
            />
          )}
        </span>
      ))}
      {removed && (
        <RemovedView
          key={removed.view.id}
          takesFocus={removed.byKeyboard}
          onUndo={() => {
            restore(removed.view, removed.place)
            setRemoved(undefined)
            setRestored(removed.view.id)
            setSaid(texts.saved(removed.view.name))
          }}
          onOver={() => setRemoved(undefined)}
        />
      )}
      {props.hasRows &&
        standing.map(
          ({ id, query, Notice }) => Notice && <Notice key={id} query={query} />
        )}
      <output className="sr-only">{said}</output>
    </nav>
  )
}

export const ViewTabs = memo(PlainTabs)

/** A restored view takes the focus. */
function takeFocus(tab: HTMLElement | null): void {
  tab?.focus({ preventScroll: true })
}

/** Whether a click opens the URL in this tab. */
function opensHere(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.altKey &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey
  )
}

function ViewMenu(props: ViewMenuProps): ReactNode {
  const label = messages.views.actionsOf(props.view.name)
  return (
    <Popover
      summary={<Icon path={chevronDownIcon} size={14} />}
      label={label}
      title={label}
      className="flex-none"
      buttonClass={buttonClass('icon', 'sm')}
    >
      {close => <ViewChoices {...props} onDone={close} />}
    </Popover>
  )
}
