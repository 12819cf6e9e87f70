import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import type { User } from '../../../contract/user/user.ts'
import { problemText } from '../../../features/values/problem-text.ts'
import { countText } from '../../../format/count-text.ts'
import { periodBounds, readPeriod } from '../../../format/periods.ts'
import { messages } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  type StatementChoice,
  StatementPeriod,
  USUAL_PERIOD
} from './statement-period.tsx'
import { StatementSheet } from './statement-sheet.tsx'
import {
  $statement,
  loadStatement,
  dropStatement,
  type StatementState
} from './statement.ts'

interface Props {
  userId: string
  user?: User | undefined
  /** The period of the list, as in its address. */
  listed: string | undefined
  /** IANA name. */
  zone: string
  /** In ms: relative periods count from then. */
  now: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const texts = messages.statement
const NO_CURRENCIES: User['balances'] = []
/** Placeholder lines; more than any window shows. */
const LINES = Array.from({ length: 30 }, (_, line) => line)

/** A user's statement of account, loaded when opened, for printing. */
export function StatementDialog(props: Props): ReactNode {
  const { open, userId, user, zone, now, onOpenChange } = props
  const { listed = USUAL_PERIOD } = props
  const [choice, setChoice] = useState<StatementChoice>({
    option: 'listed',
    period: listed
  })
  const read = readPeriod(choice.period)
  const bounds = read ? periodBounds(read, zone, now) : {}
  const { from, to } = bounds
  const state = useStore($statement, { ssr: 'initial' })
  const balances = user?.balances ?? NO_CURRENCIES
  const held = balances.map(({ currency }) => currency).join()

  function drawUp(): void {
    void loadStatement({
      userId,
      period: { from, to },
      held: held === '' ? [] : held.split(',')
    })
  }

  useEffect(() => {
    if (!open) return undefined
    drawUp()
    return undefined
    // oxlint-disable-next-line react/exhaustive-deps -- what drawUp reads
  }, [open, userId, from, to, held])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      maximizable
      footer={
        <Buttons
          state={state}
          onCancel={() => onOpenChange(false)}
          onDrawUp={drawUp}
        />
      }
    >
      <StatementContext>
        <StatementPeriod
          {...{ choice, listed, bounds, zone, now }}
          onChange={setChoice}
        />
        {state.kind === 'ready' ? (
          <StatementSheet
            of={{ userId, user, period: bounds, zone }}
            statement={state.statement}
          />
        ) : (
          <Waiting state={state} />
        )}
      </StatementContext>
    </Dialog>
  )
}

/** Dropped after the dialog has closed: until then it can be printed. */
function StatementContext({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => dropStatement, [])
  return (
    <div
      className="statement mx-auto max-w-280 has-[progress]:h-full has-[progress]:overflow-hidden"
      data-wide
    >
      {children}
    </div>
  )
}

interface ButtonsProps {
  state: StatementState
  onCancel: () => void
  onDrawUp: () => void
}

function Buttons({ state, onCancel, onDrawUp }: ButtonsProps): ReactNode {
  const moved = state.kind === 'ready' && state.statement.end.kind === 'moved'
  return (
    <>
      {state.kind === 'ready' ? (
        <>
          {moved && (
            <Button variant="plain" onClick={onDrawUp}>
              {texts.again}
            </Button>
          )}
          <Button variant="primary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      ) : (
        <>
          <Button variant="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
          {state.kind === 'failed' && (
            <Button variant="primary" onClick={onDrawUp}>
              {messages.list.retry}
            </Button>
          )}
        </>
      )}
    </>
  )
}

function Waiting({
  state
}: {
  state: Exclude<StatementState, { kind: 'ready' }>
}): ReactNode {
  if (state.kind === 'failed') {
    return (
      <Notice as="p" look="tight" role="alert">
        {texts.failed} {problemText(state.error)}
      </Notice>
    )
  }
  const { read, expected } =
    state.kind === 'reading' ? state : { read: 0, expected: undefined }
  return (
    <div className="grid gap-2">
      <p>
        {texts.reading}.{' '}
        <span className="text-ink-3">
          {texts.progress(countText(read), countText(expected))}
        </span>
      </p>
      <ProgressBar label={texts.reading} value={read} max={expected} />
      <div className="mt-4" aria-hidden="true">
        {LINES.map(line => (
          <Skeleton key={line} shape="wide" className="mt-2.5 mb-7 h-2" />
        ))}
      </div>
    </div>
  )
}
