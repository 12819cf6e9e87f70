import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import type { RouteName } from '../../../routes/table.ts'
import {
  sameLayout,
  type ScreenLayout
} from '../../../ui/table/column-layout.ts'
import type { SavedView } from '../preferences/saved-view.ts'
import { viewsOf } from '../preferences/saved-views.ts'
import { ViewNameForm } from './view-name-form.tsx'

const texts = messages.views

export interface ViewMenuProps {
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

interface Props extends ViewMenuProps {
  onDone: () => void
}

/** What can be done with the current view. */
export function ViewChoices(props: Props): ReactNode {
  const { view, onDone } = props
  const [naming, setNaming] = useState(false)
  if (!naming) return <Choices {...props} onRename={() => setNaming(true)} />
  return (
    <ViewNameForm
      label={texts.rename}
      name={view.name}
      onName={name => {
        const outcome = viewsOf(props.screen).rename(view.id, name)
        if (outcome?.kind === 'refused') return outcome.reason
        onDone()
        return undefined
      }}
    />
  )
}

interface ChoicesProps extends Props {
  onRename: () => void
}

function Choices(props: ChoicesProps): ReactNode {
  const { screen, view, place, total, onDone, onSaid } = props
  const views = viewsOf(screen)
  const isShown =
    view.query === props.query && sameLayout(view.layout, props.layout)
  const move = (by: -1 | 1): void => {
    views.move(view.id, by)
    onSaid(texts.place(view.name, place + by + 1, total))
  }
  return (
    <>
      <Choice label={texts.rename} onClick={props.onRename} />
      {!isShown && (
        <Choice
          label={texts.update}
          onClick={() => {
            const { query, layout } = props
            views.update(view.id, { query, layout })
            onSaid(texts.updated(view.name))
            onDone()
          }}
        />
      )}
      <Choice
        label={texts.moveBefore}
        off={place === 0}
        onClick={() => move(-1)}
      />
      <Choice
        label={texts.moveAfter}
        off={place === total - 1}
        onClick={() => move(1)}
      />
      <hr />
      <Choice
        label={texts.remove}
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
