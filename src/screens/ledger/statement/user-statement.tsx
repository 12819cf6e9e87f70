import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import type { User } from '../../../contract/user/user.ts'
import { intentHandlers } from '../../../features/page/intent-handlers.ts'
import { lazyOnScreen } from '../../../features/page/lazy-on-screen.tsx'
import { useCommand } from '../../../features/page/use-command.ts'
import { messages } from '../../../messages.ts'
import { isCommandKey } from '../../../routes/key-press.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { preloadWhenIdle } from '../../../stores/preload-when-idle.ts'
import { $route } from '../../../stores/route.ts'
import { serverNow } from '../../../stores/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { printerIcon } from '../../../ui/icons.ts'
import { userTransactionsList } from '../ledger-lists.ts'

const StatementDialog = lazyOnScreen(
  'user-transactions',
  async () => (await import('./statement-dialog.tsx')).StatementDialog
)

/** It needs the entries of a period that moved the balance. */
export const hasStatement = ['createdAt', 'status'].every(name =>
  userTransactionsList.rules.filters.some(filter => filter.name === name)
)

/** A button for the statement, and the shortcut for printing. */
export function UserStatement({ user }: { user: User }): ReactNode {
  const route = useStore($route, { ssr: 'initial' })
  const zone = useStore($zone, { ssr: 'initial' })
  const [stage, setStage] = useState<'never' | 'open' | 'closed'>('never')
  const query = userTransactionsList.query(route)
  // A relative period counts from when the statement was opened.
  const [requestedAt, setRequestedAt] = useState(0)
  const open = (): void => {
    setRequestedAt(serverNow())
    setStage('open')
  }

  useEffect(() => preloadWhenIdle([StatementDialog.preload]), [])

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event, 'p') || stage === 'open') return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  useCommand({ label: messages.statement.button, run: open })

  return (
    <>
      <Button
        variant="plain"
        className="max-sm:w-control max-sm:border-transparent max-sm:px-0"
        {...intentHandlers(StatementDialog.preload)}
        onClick={open}
      >
        <Icon path={printerIcon} />
        <span className="max-sm:sr-only">{messages.statement.button}</span>
      </Button>
      {stage !== 'never' && (
        <StatementDialog
          key={requestedAt}
          userId={user.id}
          user={user}
          listed={query.filters['createdAt']?.[0]}
          zone={zone}
          now={requestedAt}
          open={stage === 'open'}
          onOpenChange={opened => setStage(opened ? 'open' : 'closed')}
        />
      )}
    </>
  )
}
