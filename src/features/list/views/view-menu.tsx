import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Popover } from '../../../ui/popover.tsx'
import { ViewChoices } from '../popovers/lazy-layers.ts'
import type { ViewMenuProps } from './view-choices.tsx'

export function ViewMenu(props: ViewMenuProps): ReactNode {
  const label = messages.views.actionsOf(props.view.name)
  return (
    <Popover
      summary={<ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
      label={label}
      title={label}
      buttonClass="btn icon sm"
    >
      {close => <ViewChoices {...props} onDone={close} />}
    </Popover>
  )
}
