import type { ReactNode } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import type { BulkAction } from '../bulk/open-bulk.ts'
import { intentHandlers } from '../page/intent-handlers.ts'
import type { useMatching } from './use-matching.ts'

const texts = messages.bulk

interface Props {
  actions: readonly BulkAction[]
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
  return (
    <>
      {(chosen || offered) && (
        <Button
          variant="ghost"
          size="sm"
          className="quiet"
          onClick={() => choose(!chosen)}
        >
          {chosen
            ? texts.onlyChosen
            : offered &&
              texts.selectAll(countText(offered.total), offered.clock)}
        </Button>
      )}
      <span className="separator" />
      {actions.map(action => (
        <Button
          key={action}
          variant="ghost"
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
