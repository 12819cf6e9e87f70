import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import type { RouteName } from '../../../routes/table.ts'
import type { ScreenLayout } from '../../../ui/table/table-layout.ts'
import { viewsOf } from '../preferences/saved-views.ts'
import { ViewNameForm } from './view-name-form.tsx'

export interface SaveViewProps {
  screen: RouteName
  /** The shown query and layout. */
  query: string
  layout: ScreenLayout
  onSaved: (name: string) => void
}

export function SaveViewForm(props: SaveViewProps): ReactNode {
  const { screen, query, layout } = props
  return (
    <ViewNameForm
      label={messages.views.save}
      name=""
      onName={name => {
        const outcome = viewsOf(screen).add({ name, query, layout })
        if (outcome.kind === 'refused') return outcome.reason
        props.onSaved(outcome.view.name)
        return undefined
      }}
    />
  )
}
