import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { dataOf } from '../../../backend/read.ts'
import { type Call, type CallName, calls } from '../../../contract/calls.ts'
import { UNKNOWN_KEY } from '../../../contract/sent-command.ts'
import type { Asked } from '../asked.ts'
import {
  type CheckGroup,
  type Complaint,
  findingOf,
  LeftOut,
  off,
  ok,
  warn
} from '../check.ts'
import { bodyField, described, isSuccess, shown } from '../json.ts'
import { idIn } from '../lists.ts'
import { unlike } from '../plain-ids.ts'
import { NOBODYS_ID, pathOf, type Probe, speaksContract } from '../probe.ts'
import { refusalChange, refusalComplaints } from '../problem-shape.ts'
import { remembered } from '../remembered.ts'
import { difference, differences } from '../shape.ts'

/** Each call, and the list that has an id for it. */
const details: readonly [CallName, CallName][] = [
  ['admin', 'admins'],
  ['user', 'users'],
  ['game', 'games'],
  ['systemWallet', 'systemWallets'],
  ['transaction', 'walletTransactions']
]
interface Detail extends Asked {
  call: Call
  path: string
}

const onceRead = remembered<Asked>()

async function readDetails(probe: Probe): Promise<Detail[]> {
  const read: Detail[] = []
  for (const [name, list] of details) {
    const id = await idIn(probe, list)
    if (id === undefined) continue
    const call: Call = calls[name]
    if (pathOf(probe, call) === undefined) continue
    const { path } = probe.requestFor(call, { path: { id } })
    const asked = await onceRead(probe, path, () =>
      probe.ask(call, { path: { id } })
    )
    read.push({ call, path, ...asked })
  }
  if (read.length === 0) throw new LeftOut('no list names an id')
  return read
}

/** The body itself if there is no envelope. */
function itemOf({ ours }: Asked): unknown {
  return dataOf(ours)
}

function versionComplaints({ path, answer, ...asked }: Detail): Complaint[] {
  const item = v.safeParse(
    v.object({ version: v.number() }),
    itemOf({ answer, ...asked })
  )
  if (!item.success) {
    return [{ verdict: 'warn', where: path, found: 'no version' }]
  }
  const etag = answer.headers.get('etag')
  const wanted = `"${item.output.version}"`
  if (etag === null) return [{ verdict: 'warn', where: path, found: 'no ETag' }]
  if (etag === wanted) return []
  const found = `ETag is ${shown(etag)}, its version ${item.output.version}`
  return [{ verdict: 'fail', where: path, found }]
}

/** Of the kind that the backend counts its ids in. */
async function unknownId(probe: Probe, name: CallName): Promise<string> {
  const [, list] = details.find(([detail]) => detail === name) ?? []
  if (!list || speaksContract(probe)) return NOBODYS_ID
  return unlike(await idIn(probe, list))
}

export const detailChecks: CheckGroup = {
  title: 'Single things',
  checks: [
    {
      id: 'detail',
      needs: 'single things of the contract’s shape',
      why: 'A drawer with one wrong field shows an error.',
      run: async probe => {
        const read = await readDetails(probe)
        const complaints = read.flatMap(({ call, path, ...asked }) => {
          const { answer, problem } = asked
          const lines = !isSuccess(answer)
            ? [`answers ${described(answer)}`]
            : problem === undefined
              ? differences(call.answer, [itemOf(asked)])
              : [problem]
          return lines.map((found): Complaint => ({
            verdict: 'fail',
            where: path,
            found
          }))
        })
        return findingOf(
          complaints,
          read.map(({ path }) => path).join(', '),
          speaksContract(probe)
            ? 'Send what the schemas in src/contract say.'
            : 'Change the path in one, or what item and row make of it.'
        )
      }
    },
    {
      id: 'detail-version',
      needs: 'version in the body, and ETag: "<version>"',
      why: 'Changes are sent with If-Match: "<version>", so that nobody overwrites what he has not seen.',
      run: async probe => {
        if (!probe.backend.versions) return off('not declared')
        const changed = (await readDetails(probe)).filter(
          ({ call, answer }) => call.name !== 'transaction' && isSuccess(answer)
        )
        return findingOf(
          changed.flatMap(versionComplaints),
          'both there',
          'Count versions from 1, send version and ETag: "<version>", and answer 412 where If-Match names another.'
        )
      }
    },
    {
      id: 'detail-not-found',
      needs: '404 for an id that is none',
      why: 'A list for somebody who is not there would look like an empty one.',
      run: async probe => {
        const complaints: Complaint[] = []
        // A backend may list the entries of nobody as none.
        const names = details.map(([name]) => name)
        if (speaksContract(probe)) names.push('userTransactions')
        for (const name of names) {
          if (pathOf(probe, calls[name]) === undefined) continue
          const id = await unknownId(probe, name)
          const { path } = probe.requestFor(calls[name], { path: { id } })
          const asked = await probe.ask(calls[name], { path: { id } })
          if (asked.isMissing) continue
          const { answer } = asked
          complaints.push(...refusalComplaints(probe, path, answer, [404]))
        }
        return findingOf(
          complaints,
          'not found',
          speaksContract(probe)
            ? refusalChange(probe, 404)
            : 'Answer 404, or let item say that there is none.'
        )
      }
    },
    {
      id: 'daily-net',
      ofContract: true,
      needs: 'the net of each day in one currency',
      why: 'The chart above the transactions is made of it.',
      run: async probe => {
        const { ours } = await probe.ask(calls.currencies)
        const rows = v.safeParse(
          v.object({ data: v.array(calls.currencies.answer) }),
          ours
        )
        const currency = rows.success ? rows.output.data[0]?.code : undefined
        if (currency === undefined) throw new LeftOut('no currency is named')
        const { path, answer: shape } = calls.walletDailyNet
        const asked = await probe.ask(calls.walletDailyNet, {
          query: { currency, zone: 'UTC' }
        })
        const { answer } = asked
        const where = difference(shape, itemOf(asked))
        const complaints: Complaint[] =
          answer.status === 200 && where === undefined
            ? []
            : [
                {
                  verdict: 'warn',
                  found: `${path} answers ${described(answer)} ${where ?? ''}`
                }
              ]
        return findingOf(
          complaints,
          path,
          'Send what DailyNet in src/contract/ledger/transaction.ts says.'
        )
      }
    },
    {
      id: 'unknown-key',
      ofContract: true,
      needs: '404 with the code unknown-key for a command never sent',
      why: 'After a broken connection only this shows that no money was moved.',
      run: async probe => {
        const path = calls.sentCommand.path.replace(':key', randomUUID())
        const answer = await probe.read(path)
        const code = bodyField(answer, 'code')
        return answer.status === 404 && code === UNKNOWN_KEY
          ? ok('stated')
          : warn(
              `answers ${described(answer)}, code ${shown(String(code))}`,
              'Keep Idempotency-Keys for days, and answer GET commands/:key from them.'
            )
      }
    }
  ]
}
