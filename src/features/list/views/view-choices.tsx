import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import type { RouteName } from '../../../routes/table.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import {
  sameLayout,
  type ScreenLayout
} from '../../../ui/table/table-layout.ts'
import type { SavedView } from '../preferences/saved-view.ts'
import { viewsOf } from '../preferences/saved-views.ts'
import { ViewNameForm } from './view-name-form.tsx'

const texts = messages.views

export interface ViewMenuProps {
  screen: RouteName
  view: SavedView
  /** Index among all views, and their number. */
  place: number
  total: number
  /** The shown query and layout. */
  query: string
  layout: ScreenLayout
  /** Announced by a screen reader. */
  onSaid: (text: string) => void
  onRemove: (byKeyboard: boolean) => void
}

interface Props extends ViewMenuProps {
  onDone: () => void
}

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
      <hr className="-mx-1 my-1 border-line" />
      <Choice
        label={texts.remove}
        onClick={byKeyboard => props.onRemove(byKeyboard)}
      />
    </>
  )
}

interface ChoiceProps {
  label: string
  /** Disabled, but keeps the focus. */
  off?: boolean
  onClick: (byKeyboard: boolean) => void
}

function Choice({ label, off = false, onClick }: ChoiceProps): ReactNode {
  return (
    <MenuButton
      aria-disabled={off}
      // A click by keyboard has a `detail` of 0.
      onClick={({ detail }) => {
        if (!off) onClick(detail === 0)
      }}
    >
      {label}
    </MenuButton>
  )
}
