import * as v from 'valibot'

import { ListMeta } from '../../contract/list-answer.ts'
import type { CheckGroup } from '../check.ts'
import { jsonOf } from '../json.ts'
import { askList } from '../lists.ts'
import { bodyField } from '../probe.ts'
import { difference, numbersForText } from '../shape.ts'
import { everyList, failed, unanswered } from './every-list.ts'

export const listRowChecks: CheckGroup = {
  title: 'Lists: what they are made of',
  checks: [
    {
      id: 'list-rows',
      needs: '{"data": [...]} with rows of the contract’s shape',
      why: 'A screen with one wrong field shows an error instead of its rows.',
      run: everyList(async (list, probe) => {
        const requested = await askList(probe, list)
        const rows = v.object({ data: v.array(list.call.answer) })
        const where = difference(rows, jsonOf(requested.answer))
        if (requested.answer.status !== 200) return unanswered(requested)
        return where === undefined ? [] : failed(where)
      }, 'Send what the schemas in src/contract say, or change them and their reader.')
    },
    {
      id: 'list-meta',
      needs: '{"meta": {page, limit, hasMore, asOf}}',
      why: 'The pager and the age of the rows are made of it.',
      run: everyList(async (list, probe) => {
        const { answer } = await askList(probe, list)
        const where = difference(ListMeta, bodyField(answer, 'meta'))
        return where === undefined ? [] : failed(`meta: ${where}`)
      }, 'Send meta as src/contract/list-answer.ts says.')
    },
    {
      id: 'list-money',
      needs: 'amounts and ids as text',
      why: 'JSON numbers beyond 2^53 lose digits in most readers.',
      run: everyList(async (list, probe) => {
        const { answer } = await askList(probe, list)
        const data = bodyField(answer, 'data')
        const read = v.safeParse(v.array(list.call.answer), data)
        if (!read.success) return 'not asked'
        const [first] = numbersForText(data, read.output)
        return first === undefined
          ? []
          : [{ verdict: 'warn', found: `data.${first} is a number` }]
      }, 'Send minor units and ids as strings: "amount": "123450".')
    },
    {
      id: 'list-count',
      needs: 'meta.total, the number of all matching rows',
      why: 'Without it the pager says "many", and an export cannot tell whether it is whole.',
      run: everyList(async (list, probe) => {
        const { count, meta } = await askList(probe, list)
        const { total, hasMore } = meta
        if (total === null || total === undefined) {
          return [{ verdict: 'warn', found: 'no total' }]
        }
        if (typeof total !== 'number') return failed('total is no number')
        const fits = hasMore === true ? total > count : total === count
        return fits ? [] : failed(`total is ${total}, with ${count} rows here`)
      }, 'Count the rows that match; leave total out only for withTotal=false.')
    }
  ]
}
