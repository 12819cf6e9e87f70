import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import type { BulkView } from '../bulk/bulk-view.ts'
import { intentHandlers } from '../page/intent-handlers.ts'
import { SelectionSeparator } from './selection-separator.tsx'
import type { useMatching } from './use-matching.ts'

const texts = messages.bulk

interface Props extends Pick<BulkView<never>, 'actions'> {
  matching: ReturnType<typeof useMatching>
  onAsk: (action: BulkAction) => void
  onIntent: () => void
}

export function BulkActionButtons({
  actions,
  matching,
  onAsk,
  onIntent
}: Props): ReactNode {
  const { offered, chosen, choose } = matching
  const shown = actions.flatMap(({ name, command }) =>
    backend.offers(command) ? name : []
  )
  const isAsked = chosen !== undefined || offered !== undefined
  return (
    <>
      {isAsked && (
        <Button
          variant="inverse"
          size="sm"
          className="text-ink-inverse-2 max-lg:flex-1 max-lg:justify-start max-sm:basis-full max-3xs:h-auto max-3xs:min-h-control-sm max-3xs:text-start max-3xs:whitespace-normal"
          onClick={() => choose(!chosen)}
        >
          {chosen
            ? texts.onlyChosen
            : offered &&
              texts.selectAll(countText(offered.total), offered.clock)}
        </Button>
      )}
      {isAsked && <SelectionSeparator endsLine />}
      {shown.map(action => (
        <Button
          key={action}
          variant="inverse"
          size="sm"
          {...intentHandlers(onIntent)}
          onClick={() => onAsk(action)}
        >
          {messages.actions.inBulk[action].label}
        </Button>
      ))}
    </>
  )
}
