import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'

import { sameLayout, type ScreenLayout } from '../../domain/column-layout.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { SavedView } from '../../domain/saved-view.ts'
import { messages } from '../../messages.ts'
import { viewsOf } from '../../stores/preferences/saved-views.ts'
import { Popover } from '../../ui/popover.tsx'
import { ViewNameForm } from './view-name-form.tsx'

const words = messages.views

interface Props {
  screen: RouteName
  view: SavedView
  /** Its place among all views, from 0, and how many there are. */
  place: number
  total: number
  /** What is shown: its query and its layout. */
  query: string
  layout: ScreenLayout
  /** Something has been done that a screen reader has to be told. */
  onSaid: (text: string) => void
  onRemove: (byKeyboard: boolean) => void
}

/** What can be done with the current view. */
export function ViewMenu(props: Props): ReactNode {
  const { view } = props
  const [naming, setNaming] = useState(false)
  return (
    <Popover
      summary={<ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
      label={words.actionsOf(view.name)}
      title={words.actionsOf(view.name)}
      buttonClass="btn icon sm"
      onOpenChange={() => setNaming(false)}
    >
      {close =>
        naming ? (
          <ViewNameForm
            label={words.rename}
            name={view.name}
            onName={name => {
              const outcome = viewsOf(props.screen).rename(view.id, name)
              if (outcome?.kind === 'refused') return outcome.reason
              close()
              return undefined
            }}
          />
        ) : (
          <Choices {...props} close={close} onRename={() => setNaming(true)} />
        )
      }
    </Popover>
  )
}

interface ChoicesProps extends Props {
  close: () => void
  onRename: () => void
}

function Choices(props: ChoicesProps): ReactNode {
  const { screen, view, place, total, close, onSaid } = props
  const views = viewsOf(screen)
  const isShown =
    view.query === props.query && sameLayout(view.layout, props.layout)
  const move = (by: -1 | 1): void => {
    views.move(view.id, by)
    onSaid(words.place(view.name, place + by + 1, total))
  }
  return (
    <>
      <Choice label={words.rename} onClick={props.onRename} />
      {!isShown && (
        <Choice
          label={words.update}
          onClick={() => {
            const { query, layout } = props
            views.update(view.id, { query, layout })
            onSaid(words.updated(view.name))
            close()
          }}
        />
      )}
      <Choice
        label={words.moveBefore}
        off={place === 0}
        onClick={() => move(-1)}
      />
      <Choice
        label={words.moveAfter}
        off={place === total - 1}
        onClick={() => move(1)}
      />
      <hr />
      <Choice
        label={words.remove}
        onClick={byKeyboard => props.onRemove(byKeyboard)}
      />
    </>
  )
}

interface ChoiceProps {
  label: string
  /** It does nothing now, and keeps the focus. */
  off?: boolean
  onClick: (byKeyboard: boolean) => void
}

function Choice({ label, off = false, onClick }: ChoiceProps): ReactNode {
  return (
    <button
      className="menu-item"
      type="button"
      aria-disabled={off}
      // A click by a key counts no clicks.
      onClick={({ detail }) => {
        if (!off) onClick(detail === 0)
      }}
    >
      {label}
    </button>
  )
}
