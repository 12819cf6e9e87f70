import { NO_REMARKS, type RowRemarks } from '../../ui/table/row-context.ts'
import type { BalanceCheck } from './balance-check.ts'
import type { BalanceGap } from './running-balance.ts'

export function gapRemarks(check: BalanceCheck): RowRemarks {
  if (check.kind !== 'gaps') return NO_REMARKS
  return new Map(check.gaps.map(gap => [gap.id, gap]))
}

/** The gap at an entry, from remarks made by `gapRemarks`. */
export function gapAt(remarks: RowRemarks, id: string): BalanceGap | undefined {
  const remark = remarks.get(id)
  return remark && isGap(remark) ? remark : undefined
}

function isGap(remark: object): remark is BalanceGap {
  return 'unexplained' in remark
}
