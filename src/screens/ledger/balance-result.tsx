import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { type ComponentType, memo, type ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { circleCheckIcon, triangleAlertIcon } from '../../ui/icons.ts'
import type { BalanceCheck, BalanceReach } from './balance-check.ts'

const texts = messages.balanceCheck

function PlainResult({ check }: { check: BalanceCheck }): ReactNode {
  switch (check.kind) {
    case 'adds-up':
      return <AddsUp reach={check.reach} />
    case 'gaps':
      return (
        <span
          className="balance-result"
          data-tone="neg"
          role="alert"
          title={texts.reach[check.reach.kind]}
        >
          <Icon path={triangleAlertIcon} size={14} />
          {texts.gaps(check.gaps.length)}
        </span>
      )
    case 'hidden-rows':
      return (
        <span className="balance-result" title={texts.whyOff}>
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

/** The result of a ledger's check, for the list's footer. */
export function balanceResultOf(
  $check: ReadableAtom<BalanceCheck>
): ComponentType {
  return function Verdict() {
    const check = useStore($check, { ssr: () => UNCHECKED })
    return <BalanceResult check={check} />
  }
}

function AddsUp({ reach }: { reach: BalanceReach }): ReactNode {
  const detail = texts.reach[reach.kind]
  if (reach.kind === 'partly') {
    return (
      <span className="balance-result" title={detail}>
        {texts.openingsUnchecked(reach.accounts)}
      </span>
    )
  }
  return (
    <span className="balance-result" data-tone="pos" title={detail}>
      <Icon path={circleCheckIcon} size={14} />
      {texts.addsUp[reach.kind]}
    </span>
  )
}
