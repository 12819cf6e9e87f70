import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { FigureCell, MiniTable, NameCell } from '../../ui/mini-table.tsx'
import { Money } from '../values/known-money.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import type { BulkTarget } from './bulk-item.ts'
import { leftOutOf } from './left-out.ts'
import type { BulkQuestion } from './open-bulk.ts'

const texts = messages.bulk

/** More would be slow, and are not read one by one. */
const SHOWN = 100

interface Props {
  question: BulkQuestion
  targets: readonly BulkTarget[]
}

/** What money is decided on, one by one, before it is. */
export function BulkTargets({ question, targets }: Props): ReactNode {
  const currencies = useStore($currencies)
  const leftOut =
    currencies.kind === 'known' ? leftOutOf(question, currencies.byCode) : []
  return (
    <div className="grid gap-3">
      <MiniTable
        label={texts.chosen}
        heads={[texts.item, messages.fields.amount]}
        headsHidden
        className="wrap-anywhere"
      >
        {targets.slice(0, SHOWN).map(({ id, name, parties, amount }) => (
          <tr key={id}>
            <NameCell>
              <UntrustedText text={name} />
              {parties && (
                <small className="block text-sm/4.5 text-ink-3">
                  <UntrustedText text={parties} />
                </small>
              )}
            </NameCell>
            <FigureCell className="whitespace-nowrap">
              {amount && <Money {...amount} />}
              {leftOut.some(({ target }) => target.id === id) && (
                <small className="block text-sm/4.5 text-ink-3">
                  {texts.isLeftOut}
                </small>
              )}
            </FigureCell>
          </tr>
        ))}
      </MiniTable>
      {targets.length > SHOWN && (
        <p>{texts.more(countText(targets.length - SHOWN))}</p>
      )}
    </div>
  )
}
