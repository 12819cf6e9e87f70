import * as v from 'valibot'

import { ListMeta } from '../../contract/list-answer.ts'
import type { CheckGroup } from '../check.ts'
import { bodyField, isSuccess } from '../json.ts'
import { askList } from '../lists.ts'
import type { Probe } from '../probe.ts'
import { difference, differences, numbersForText } from '../shape.ts'
import { everyList, failed, unanswered } from './every-list.ts'
import { unknownWords } from './unknown-words.ts'

const rowChange = ({ backend }: Probe): string =>
  backend === null
    ? 'Send what the schemas in src/contract say, or change them and their reader.'
    : 'Change what row makes of it.'

export const listRowChecks: CheckGroup = {
  title: 'Lists: what they are made of',
  checks: [
    {
      id: 'list-rows',
      needs: 'rows of the contract’s shape',
      why: 'A screen with one wrong field shows an error instead of its rows.',
      run: everyList(async (list, probe) => {
        const asked = await askList(probe, list)
        if (!isSuccess(asked.answer)) return unanswered(asked)
        if (asked.problem !== undefined) return failed(asked.problem)
        const where = difference(
          v.object({ data: v.array(v.any()) }),
          asked.ours
        )
        if (where !== undefined) return failed(where)
        return differences(list.call.answer, asked.sent).flatMap(failed)
      }, rowChange)
    },
    {
      id: 'list-meta',
      needs: '{"meta": {page, limit, hasMore, asOf}}',
      why: 'The pager and the age of the rows are made of it.',
      ofContract: true,
      run: everyList(async (list, probe) => {
        const { answer } = await askList(probe, list)
        const where = difference(ListMeta, bodyField(answer, 'meta'))
        return where === undefined ? [] : failed(`meta.${where}`)
      }, 'Send meta as src/contract/list-answer.ts says.')
    },
    {
      id: 'list-money',
      needs: 'amounts and ids as text',
      why: 'JSON numbers beyond 2^53 lose digits in most readers.',
      ofContract: true,
      run: everyList(async (list, probe) => {
        const { sent } = await askList(probe, list)
        const read = v.safeParse(v.array(list.call.answer), sent)
        if (!read.success) return 'not asked'
        const [first] = numbersForText(sent, read.output)
        return first === undefined
          ? []
          : [{ verdict: 'warn', found: `data.${first} is a number` }]
      }, 'Send minor units and ids as strings: "amount": "123450".')
    },
    {
      id: 'list-words',
      needs: 'words that the panel knows',
      why: 'Any other is shown as it is, without a colour and in one language.',
      run: everyList(
        async (list, probe) => {
          const { rows } = await askList(probe, list)
          return rows.length === 0 ? 'too few rows' : unknownWords(list, rows)
        },
        ({ backend }) =>
          backend === null
            ? 'Send the words of src/format/status.ts, or add yours there.'
            : 'Name it in words({ ours: theirs }), or leave it as it is.'
      )
    },
    {
      id: 'list-count',
      needs: 'the number of all matching rows',
      why: 'Without it the pager says "many", and an export cannot tell whether it is whole.',
      run: everyList(async (list, probe) => {
        const { sent, meta } = await askList(probe, list)
        const { total, hasMore } = meta
        if (total === null || total === undefined) {
          return [{ verdict: 'warn', found: 'no total' }]
        }
        if (typeof total !== 'number') return failed('total is no number')
        const count = sent.length
        const fits = hasMore === true ? total > count : total === count
        return fits ? [] : failed(`total is ${total}, with ${count} rows here`)
      }, 'Count the rows that match; leave total out only for withTotal=false.')
    }
  ]
}
