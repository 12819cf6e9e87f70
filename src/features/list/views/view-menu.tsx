import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDownIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { ViewChoices } from '../popovers/lazy-layers.ts'
import type { ViewMenuProps } from './view-choices.tsx'

export function ViewMenu(props: ViewMenuProps): ReactNode {
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
