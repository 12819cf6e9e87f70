import * as v from 'valibot'

import { ListMeta } from '../../../contract/list-answer.ts'
import { criteriaOf } from '../../../contract/lists.ts'
import { type CheckGroup, type Complaint, off, ok } from '../check.ts'
import { bodyField, isSuccess, shown } from '../json.ts'
import { askList } from '../lists.ts'
import { unlike } from '../plain-ids.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { difference, differences, numbersForText } from '../shape.ts'
import { amountSamples } from './amount-samples.ts'
import { everyList, failed, unanswered } from './every-list.ts'
import { unknownWords } from './unknown-words.ts'

const FEW = '10'

/** Sorts that are no field of a row. */
const NO_COLUMNS = new Set(['balance', 'username'])

const rowChange = (probe: Probe): string =>
  speaksContract(probe)
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
      id: 'list-owner',
      needs: 'the entries of one user alone',
      why: 'A parameter that is ignored shows everybody’s money as his.',
      run: everyList(async (list, probe) => {
        const { id } = list.ids
        if (id === undefined) return 'not asked'
        const { answer, sent: all, rows, meta } = await askList(probe, list)
        // A page that begins too late is another check's.
        const isEmpty = all.length === 0 && (meta['total'] ?? 0) === 0
        if (list.seenIn && isSuccess(answer) && isEmpty) {
          const found = `nothing of ${shown(id)}, whose entries are in ${list.seenIn}`
          return [{ verdict: 'warn', found }]
        }
        if (rows.length === 0) return 'too few rows'
        const others = rows.filter(({ userId = id }) => userId !== id)
        if (others.length > 0) {
          return failed(`${others.length} of ${rows.length} are of others`)
        }
        const unknown = { ...list, ids: { id: unlike(id) } }
        const { sent } = await askList(probe, unknown)
        return sent.length > 0 ? failed('an unknown user has entries') : []
      }, 'Give the entries of the user in the path, and no others.')
    },
    {
      id: 'list-columns',
      needs: 'a value in some row for each column',
      why: 'A column that is always empty takes the room of others.',
      ofBackend: true,
      run: everyList(async (list, probe) => {
        const { rows } = await askList(probe, list)
        if (rows.length === 0) return 'too few rows'
        const without = probe.backend.without(list.name)
        const empty = (criteriaOf(list.name)?.sorts ?? []).filter(
          name =>
            !NO_COLUMNS.has(name) &&
            !without.includes(name) &&
            rows.every(row => row[name] === undefined)
        )
        return empty.map(name => ({
          verdict: 'warn',
          found: `${name} never comes`
        }))
      }, 'Name it in without, or say in row what it is made of.')
    },
    {
      id: 'list-amounts',
      needs: 'amounts as you know them',
      why: 'Wrong decimals make all money a hundred times more, or less.',
      ofBackend: true,
      run: async probe => {
        const samples = await amountSamples(probe)
        return samples.length === 0 ? off('no amounts') : ok(samples.join('; '))
      }
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
        probe =>
          speaksContract(probe)
            ? 'Send the words of src/format/status.ts, or add yours there.'
            : 'Name it in words({ ours: theirs }), or leave it as it is.'
      )
    },
    {
      id: 'list-count',
      needs: 'the number of all matching rows',
      why: 'Without it the pager says "many", and an export cannot know whether it is complete.',
      run: everyList(async (list, probe) => {
        const { answer, sent, meta } = await askList(probe, list)
        if (!isSuccess(answer)) return 'not asked'
        const { total, hasMore } = meta
        if (total === null || total === undefined) {
          const uncounted: Complaint[] = [
            { verdict: 'warn', found: 'no total' }
          ]
          if (hasMore === true) return uncounted
          // A count may be that of the page, where all rows are on it.
          const part = await askList(probe, list, { limit: FEW })
          if (typeof part.meta['total'] === 'number') return []
          return part.sent.length < Number(FEW) ? 'too few rows' : uncounted
        }
        if (typeof total !== 'number') return failed('total is no number')
        const count = sent.length
        // Pages that begin too late are another check's.
        if (count === 0 && total > 0) return 'too few rows'
        const fits = hasMore === true ? total > count : total === count
        return fits ? [] : failed(`total is ${total}, with ${count} rows here`)
      }, 'Count the rows that match; leave total out only for withTotal=false.')
    }
  ]
}
