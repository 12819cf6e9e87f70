import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useMemo, useState } from 'react'

import { AuditLine } from '../../features/drawer/audit-line.tsx'
import type { DetailTabProps } from '../../features/drawer/detail-tabs.tsx'
import { GrowingList } from '../../features/drawer/growing-list.tsx'
import { FilterItem } from '../../features/list/filters/filter-item.tsx'
import type { FilterView } from '../../features/list/filters/filter-view.ts'
import type { KnownValues } from '../../features/list/filters/known-values.ts'
import { recentPeriods } from '../../features/list/filters/period-choices.ts'
import { intentHandlers } from '../../features/page/intent-handlers.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { useQuery } from '../../features/page/use-query.ts'
import { wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import {
  adminRecord,
  countActions,
  type RecordFilters,
  recordKey
} from './admin-record.ts'

const texts = messages.actions.activity.byAdmin
const kinds = messages.actions.activity.kinds

const AuditExportDialog = lazyOnScreen(
  'admins',
  async () => (await import('./audit-export-dialog.tsx')).AuditExportDialog
)

const views: readonly FilterView[] = [
  {
    kind: 'choice',
    name: 'action',
    label: texts.action,
    options: [],
    word: action => wordOf(kinds, action)
  },
  {
    kind: 'period',
    name: 'createdAt',
    label: texts.createdAt,
    presets: recentPeriods
  }
]

/** What an admin did, newest first, with links to all that it touched. */
export function AdminRecordTab(props: DetailTabProps): ReactNode {
  const { id, open, filters: chosen } = props
  const titleId = useId()
  const zone = useStore($zone, { ssr: 'initial' })
  const [exporting, setExporting] = useState<'never' | 'open' | 'closed'>(
    'never'
  )
  const query = recordKey(id, chosen, zone)
  const state = useQuery(adminRecord, query, open)
  const known = state.kind === 'loading' ? undefined : state.answer?.value
  const entries = known?.rows ?? []
  const list = useCounts(recordKey(id, { ...chosen, action: [] }, zone))
  // Where nobody counts, what the panel has words for.
  const shownValues = (): readonly string[] => [
    ...new Set([...entries.map(({ action }) => action), ...Object.keys(kinds)])
  ]
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="sr-only">
        {texts.title}
      </h3>
      <div className="flex items-start justify-between gap-2 py-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          {views.map(view => (
            <FilterItem
              isAlone
              key={view.name}
              known={{ list, shownValues }}
              view={view}
              values={chosen[view.name] ?? []}
              onChange={values =>
                props.onFilters({ ...chosen, [view.name]: values })
              }
            />
          ))}
        </div>
        <Button
          variant="plain"
          size="sm"
          disabled={entries.length === 0}
          {...intentHandlers(AuditExportDialog.preload)}
          onClick={() => setExporting('open')}
        >
          <Icon path={downloadIcon} size={14} />
          {messages.list.export}
        </Button>
      </div>
      <output className="sr-only">
        {known && texts.shown(entries.length)}
      </output>
      <GrowingList
        query={adminRecord}
        state={state}
        labelledBy={titleId}
        failed={texts.failed}
        empty={nothing(chosen)}
      >
        {entry => (
          <AuditLine
            byShown
            key={entry.id}
            entry={entry}
            shown={{ resource: 'admins', id }}
          />
        )}
      </GrowingList>
      {exporting !== 'never' && (
        <AuditExportDialog
          open={exporting === 'open'}
          onOpenChange={isOpen => setExporting(isOpen ? 'open' : 'closed')}
          adminId={id}
          query={query}
        />
      )}
    </section>
  )
}

/** `query`: without the kinds that are chosen. */
function useCounts(query: string): KnownValues['list'] {
  return useMemo(
    () => ({ countValues: (_, signal) => countActions(query, signal) }),
    [query]
  )
}

function nothing({ action = [], createdAt = [] }: RecordFilters): string {
  if (action.length === 0) {
    return createdAt.length === 0 ? texts.never : texts.nothing.createdAt
  }
  return createdAt.length === 0 ? texts.nothing.action : texts.nothing.both
}
