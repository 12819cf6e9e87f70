import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

import type { ScreenLayout } from '../../domain/column-layout.ts'
import type { RouteName } from '../../domain/routes.ts'
import { messages } from '../../messages.ts'
import { viewsOf } from '../../stores/preferences/saved-views.ts'
import { Popover } from '../../ui/popover.tsx'
import { ViewNameForm } from './view-name-form.tsx'

interface Props {
  screen: RouteName
  /** What is shown: its query and its layout. */
  query: string
  layout: ScreenLayout
  onSaved: (name: string) => void
}

/** Keeps what is shown as a view, under a name. */
export function SaveView(props: Props): ReactNode {
  const { screen, query, layout } = props
  return (
    <Popover
      summary={
        <>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          {messages.views.save}
        </>
      }
      buttonClass="save-view"
    >
      {close => (
        <ViewNameForm
          label={messages.views.save}
          name=""
          onName={name => {
            const outcome = viewsOf(screen).add({ name, query, layout })
            if (outcome.kind === 'refused') return outcome.reason
            close()
            props.onSaved(outcome.view.name)
            return undefined
          }}
        />
      )}
    </Popover>
  )
}
