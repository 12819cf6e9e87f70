import * as v from 'valibot'

import { calls } from '../../../contract/calls.ts'
import { type Check, type Complaint, findingOf, off } from '../check.ts'
import { idIn } from '../lists.ts'

const lists = ['users', 'systemWallets'] as const

const Rows = v.object({ data: v.array(v.object({ id: v.unknown() })) })

export const listNamesCheck: Check = {
  id: 'list-names',
  ofBackend: true,
  needs: 'the rows with the ids that are asked for, and no others',
  why: 'Entries that carry ids alone are shown with names, by one call for a page.',
  run: async probe => {
    const declared = lists.filter(list => probe.backend.names(list))
    if (declared.length === 0) return off('not declared')
    const complaints: Complaint[] = []
    for (const list of declared) {
      const id = await idIn(probe, list)
      if (id === undefined) continue
      const { ours, problem } = await probe.ask(calls[list], { ids: [id] })
      const rows = v.safeParse(Rows, ours)
      const ids = rows.success ? rows.output.data.map(row => row.id) : []
      if (ids.length === 1 && String(ids[0]) === id) continue
      const found = problem ?? `for the id ${id}, the ids ${ids.join(', ')}`
      complaints.push({ verdict: 'warn', where: list, found })
    }
    return findingOf(
      complaints,
      declared.join(', '),
      'Change what names asks for, or leave it out.'
    )
  }
}
