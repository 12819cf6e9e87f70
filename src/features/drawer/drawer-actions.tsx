import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyId } from '../values/copy-id.tsx'
import type { DrawerPart } from './drawer-part.ts'

interface Props {
  part: Pick<DrawerPart<unknown>, 'id' | 'onStep' | 'canStep'>
  page: string | undefined
}

const STEPS = [
  { by: -1, to: 'previous', Icon: ChevronUp },
  { by: 1, to: 'next', Icon: ChevronDown }
] as const

export function DrawerActions({ part, page }: Props): ReactNode {
  const { id, onStep, canStep } = part
  return (
    <>
      {page !== undefined && (
        <a
          className="btn icon sm"
          href={page}
          title={messages.drawer.openEntries}
          aria-label={messages.drawer.openEntries}
        >
          <ExternalLink strokeWidth={1.75} aria-hidden />
        </a>
      )}
      <CopyId text={id} label={messages.drawer.copyId} />
      {onStep &&
        STEPS.map(({ by, to, Icon }) => (
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
            <Icon strokeWidth={1.75} aria-hidden />
          </IconButton>
        ))}
    </>
  )
}
