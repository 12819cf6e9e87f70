import {
  type Check,
  type Complaint,
  findingOf,
  LeftOut,
  off
} from '../check.ts'
import { described, isSuccess } from '../json.ts'
import { allLists, askList, type List, type ListAnswer } from '../lists.ts'
import type { Probe } from '../probe.ts'

export type Judged = Complaint[] | 'too few rows' | 'not asked'

/** Skipped if no list can be judged. */
export function everyList(
  judge: (list: List, probe: Probe) => Promise<Judged>,
  change: string | ((probe: Probe) => string)
): Check['run'] {
  return async probe => {
    const complaints: Complaint[] = []
    let judged = 0
    const short: string[] = []
    for (const list of await allLists(probe)) {
      const verdict = await judge(list, probe)
      if (verdict === 'too few rows') short.push(await shortly(probe, list))
      if (typeof verdict === 'string') continue
      judged += 1
      complaints.push(
        ...verdict.map(complaint => ({
          ...complaint,
          where: [list.title, complaint.where ?? []].flat().join(' ')
        }))
      )
    }
    if (judged === 0 && short.length === 0) return off('not declared')
    if (judged === 0) throw new LeftOut('no list has rows enough')
    const left = short.length > 0 ? `; too few rows in ${short.join(', ')}` : ''
    return findingOf(
      complaints,
      `${judged} lists${left}`,
      typeof change === 'string' ? change : change(probe)
    )
  }
}

/** Rows that do not fit are as good as none. */
async function shortly(probe: Probe, list: List): Promise<string> {
  const { sent, rows } = await askList(probe, list)
  const unfit = sent.length - rows.length
  return unfit > 0 ? `${list.title} (${unfit} do not fit)` : list.title
}

export function failed(found: string): Complaint[] {
  return [{ verdict: 'fail', found }]
}

export function unanswered({ answer }: ListAnswer): Complaint[] {
  return isSuccess(answer) ? [] : failed(`answers ${described(answer)}`)
}
