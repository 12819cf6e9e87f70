import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { announceChange } from '../../stores/changes.ts'
import { $currencies } from '../../stores/currencies.ts'
import type { Query, QueryState } from '../../stores/query.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { Freshness } from '../../ui/freshness.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { refreshCwIcon } from '../../ui/icons.ts'
import { StateMessage } from '../../ui/state-message.tsx'
import { RowActionBar } from '../actions/row-action-bar.tsx'
import type { RowAction } from '../actions/row-action.ts'
import { useQuery } from '../page/use-query.ts'
import { Time } from '../values/time.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { DetailFailure } from './detail-failure.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { type DetailTab, useDetailTabs } from './detail-tabs.tsx'
import { DrawerActions } from './drawer-actions.tsx'
import type { DrawerProps } from './drawer-props.ts'
import type { Noted } from './notes/notes.ts'
import { firstTab, useNoteTab } from './notes/use-note-tab.tsx'
import { RawJson } from './raw-json.tsx'
import { useNewerDetails, type Versioned } from './use-newer-details.ts'
import { useNextAfterDecision } from './use-next-after-decision.ts'

export interface DetailHead {
  title: ReactNode
  subtitle?: ReactNode
  badge?: ReactNode
  leading?: ReactNode
}

interface Props<Row extends Versioned, Value extends Row> {
  part: DrawerProps<Row>
  detail: Query<Value>
  /** Singular noun: the title until more is known. */
  noun: string
  head: (known: Row) => DetailHead
  /** Reserves the space before the title. */
  leading?: ReactNode
  rowActions?: (value: Value) => readonly RowAction[]
  /** Whose notes have a tab. */
  notes?: Noted
  /** `value`: all details. `isComing`: not loaded yet, but still possible. */
  children: (
    known: Row,
    value: Value | undefined,
    isComing: boolean
  ) => ReactNode
  /** Beside the details, each loaded when it is chosen. */
  tabs?: readonly DetailTab[]
}

/** Shows what the list knows, then the details. Keeps it where they fail. */
export function DetailDrawer<Row extends Versioned, Value extends Row>(
  props: Props<Row, Value>
): ReactNode {
  const { part, detail, noun } = props
  const { id, open } = part
  useNextAfterDecision(part)
  const state = useQuery(detail, id, open)
  const value = answerOf(state)?.value
  useNewerDetails(part.row, value)
  const currencies = useStore($currencies, { ssr: 'initial' })
  // Without its decimals, the width of an amount is not known.
  const waits =
    currencies.kind === 'loading' || (part.isNew && state.kind === 'loading')
  const known: Row | undefined = waits ? undefined : (value ?? part.row)
  const isMissing =
    !known && state.kind === 'failed' && state.error.kind === 'not-found'
  const head: DetailHead = known
    ? props.head(known)
    : { title: noun, subtitle: <UntrustedText className="mono" text={id} /> }
  const noteTab = useNoteTab(props.notes, { id, open, isMissing })
  const tabs = [...(props.tabs ?? []), ...(noteTab ? [noteTab] : [])]
  const first = firstTab(props.notes, id)
  const { bar, panel } = useDetailTabs(tabs, { part, noun, first })
  return (
    <Drawer
      open={open}
      onOpenChange={next => {
        if (!next) part.onClose()
      }}
      subject={id}
      waits={waits}
      returnFocusTo={() => rowLink(part.hrefOfOpen(id))}
      title={head.title}
      subtitle={head.subtitle}
      badge={head.badge}
      leading={head.leading ?? (waits && props.leading)}
      actions={<DrawerActions part={part} />}
      tabs={bar}
      footer={
        state.kind !== 'loading' && (
          <>
            {value !== undefined && props.rowActions && (
              <RowActionBar rowActions={props.rowActions(value)} />
            )}
            <DetailUpdated
              readAt={answerOf(state)?.readAt}
              onRefresh={() => announceChange()}
            />
          </>
        )
      }
    >
      {state.kind === 'failed' && isMissing && (
        <DetailMissing
          noun={noun}
          id={id}
          requestId={state.error.facts.requestId}
          onClose={part.onClose}
        />
      )}
      {state.kind === 'failed' && !isMissing && (
        <DetailFailure
          error={state.error}
          source={state.answer ? 'answer' : known ? 'row' : 'nothing'}
          onRetry={() => detail.reload()}
        />
      )}
      {panel(
        <>
          {known
            ? props.children(known, value, state.kind === 'loading')
            : state.kind !== 'failed' && <DetailSkeleton lines={6} />}
          {value !== undefined && !waits && <RawJson value={value} />}
        </>
      )}
    </Drawer>
  )
}

function answerOf<Value>(
  state: QueryState<Value>
): Extract<QueryState<Value>, { kind: 'failed' }>['answer'] {
  return state.kind === 'loading' ? undefined : state.answer
}

function rowLink(href: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>('main a[href]')
  return [...links].find(link => link.getAttribute('href') === href)
}

interface DetailMissingProps {
  noun: string
  id: string
  /** For support. */
  requestId: string | undefined
  onClose: () => void
}

function DetailMissing(props: DetailMissingProps): ReactNode {
  const { noun, id, requestId, onClose } = props
  return (
    <StateMessage
      scene="no-match"
      role="alert"
      title={messages.drawer.missing(noun, plainName(id))}
      text={messages.drawer.missingText}
      detail={requestId && plainName(requestId)}
    >
      <Button variant="primary" onClick={onClose}>
        {messages.drawer.back}
      </Button>
    </StateMessage>
  )
}

interface DetailUpdatedProps {
  /** In ms since the epoch. */
  readAt: number | undefined
  onRefresh: () => void
}

function DetailUpdated({ readAt, onRefresh }: DetailUpdatedProps): ReactNode {
  return (
    <Freshness place="foot">
      {readAt !== undefined && (
        <span>
          {messages.drawer.readAt}{' '}
          <Time instant={new Date(readAt).toISOString()} mode="clock" />
        </span>
      )}
      <IconButton size="sm" label={messages.drawer.refresh} onClick={onRefresh}>
        <Icon path={refreshCwIcon} />
      </IconButton>
    </Freshness>
  )
}
