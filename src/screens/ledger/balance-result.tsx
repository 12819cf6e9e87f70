import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { type ComponentType, memo, type ReactNode } from 'react'

import type { ListRules } from '../../features/list/store/list-parameters.ts'
import { messages } from '../../messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { circleCheckIcon, triangleAlertIcon } from '../../ui/icons.ts'
import type { BalanceCheck, BalanceReach } from './balance-check.ts'

const texts = messages.balanceCheck

// Its words may change when the entries before the page have come.
const VERDICT = 'ms-auto inline-flex min-w-38 flex-none items-center gap-1.5'

function PlainResult({ check }: { check: BalanceCheck }): ReactNode {
  switch (check.kind) {
    case 'adds-up':
      return <AddsUp reach={check.reach} />
    case 'gaps':
      return (
        <span
          className={`${VERDICT} text-neg-text`}
          role="alert"
          title={texts.reach[check.reach.kind]}
        >
          <Icon path={triangleAlertIcon} size={14} />
          {texts.gaps(check.gaps.length)}
        </span>
      )
    case 'hidden-rows':
      return (
        <span className={`${VERDICT} text-ink-3`} title={texts.whyOff}>
          {texts.off}
        </span>
      )
    case 'nothing-to-check':
      return null
    default:
      return check satisfies never
  }
}

export const BalanceResult = memo(PlainResult)

const UNCHECKED: BalanceCheck = { kind: 'nothing-to-check' }

/** The result of a ledger's check, for the list's footer, if balances come. */
export function balanceResultOf(
  { rules }: { rules: ListRules },
  $check: ReadableAtom<BalanceCheck>
): ComponentType | undefined {
  if (rules.without?.includes('balanceAfter')) return undefined
  return function Verdict() {
    const check = useStore($check, { ssr: () => UNCHECKED })
    return <BalanceResult check={check} />
  }
}

function AddsUp({ reach }: { reach: BalanceReach }): ReactNode {
  const detail = texts.reach[reach.kind]
  if (reach.kind === 'partly') {
    return (
      <span className={`${VERDICT} text-ink-3`} title={detail}>
        {texts.openingsUnchecked(reach.accounts)}
      </span>
    )
  }
  return (
    <span className={`${VERDICT} text-ink-2`} title={detail}>
      <Icon path={circleCheckIcon} size={14} className="text-pos-text" />
      {texts.addsUp[reach.kind]}
    </span>
  )
}
