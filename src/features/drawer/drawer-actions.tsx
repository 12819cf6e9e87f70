import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon, chevronUpIcon, linkIcon } from '../../ui/icons.ts'
import { CopyButton } from '../values/copy-button.tsx'
import { CopyId } from '../values/copy-id.tsx'
import type { DrawerProps } from './drawer-props.ts'

interface Props {
  part: Pick<DrawerProps<unknown>, 'id' | 'onStep' | 'canStep'>
}

const STEPS = [
  { by: -1, to: 'previous', icon: chevronUpIcon },
  { by: 1, to: 'next', icon: chevronDownIcon }
] as const

export function DrawerActions({ part }: Props): ReactNode {
  const { id, onStep, canStep } = part
  return (
    <>
      <CopyId text={id} label={messages.drawer.copyId} />
      <CopyButton
        label={messages.drawer.copyLink}
        icon={<Icon path={linkIcon} />}
        text={() => location.href}
      />
      {STEPS.map(({ by, to, icon }) => (
        <IconButton
          key={to}
          label={
            to === 'next' ? messages.drawer.next : messages.drawer.previous
          }
          size="sm"
          // Not `disabled`: at the last row the focus would be lost.
          aria-disabled={!canStep[to]}
          onClick={() => {
            if (canStep[to]) onStep(by)
          }}
        >
          <Icon path={icon} />
        </IconButton>
      ))}
    </>
  )
}
