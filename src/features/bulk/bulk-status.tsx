import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { countText } from '../../format/count-text.ts'
import { clockText } from '../../format/dates.ts'
import { messages } from '../../messages.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import { countOutcomes } from './bulk-item.ts'
import { countsText } from './bulk-note.ts'
import type { BulkPhase, BulkProgress, PausedBy } from './bulk-progress.ts'

const texts = messages.bulk

interface Props {
  action: BulkAction
  progress: BulkProgress
}

/** Announces the end, and a lost connection, once. */
export function BulkStatus({ action, progress }: Props): ReactNode {
  const { phase, items } = progress
  const zone = useStore($zone)
  const counts = countOutcomes(items)
  const { done, accepted, skipped, failed, unknown } = counts
  const finished = done + accepted + skipped + failed + unknown
  const text = countsText(action, counts)
  const ended = phase.kind === 'ended'
  return (
    <div className="grid gap-2 wrap-anywhere text-ink-2">
      <ProgressBar label={texts.progress} value={finished} max={items.length} />
      {!ended && (
        <p>
          {texts.soFar(countText(finished), countText(items.length))} {text}{' '}
          {phaseText(phase, zone)}
        </p>
      )}
      {/* Rendered before its text, or it would not be announced. */}
      <output>
        {ended && `${texts.ends[phase.reason]} ${text}`}
        {isCutOff(phase) && texts.paused[phase.by]}
      </output>
    </div>
  )
}

function phaseText(
  phase: Exclude<BulkPhase, { kind: 'ended' }>,
  zone: string
): string {
  switch (phase.kind) {
    case 'holding': {
      const until = new Date(phase.until).toISOString()
      return texts.holding(clockText(until, zone))
    }
    case 'paused':
      return isCutOff(phase) ? '' : texts.paused.person
    default:
      return texts.phases[phase.kind]
  }
}

function isCutOff(
  phase: BulkPhase
): phase is { kind: 'paused'; by: Exclude<PausedBy, 'person'> } {
  return phase.kind === 'paused' && phase.by !== 'person'
}
