import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { type Call, type CallName, calls } from '../../contract/calls.ts'
import { UNKNOWN_KEY } from '../../contract/sent-command.ts'
import type { Answer } from '../call.ts'
import {
  type CheckGroup,
  type Complaint,
  findingOf,
  LeftOut,
  ok,
  warn
} from '../check.ts'
import { described, jsonOf, shown } from '../json.ts'
import { idIn, withId } from '../lists.ts'
import { bodyField, type Probe } from '../probe.ts'
import { PROBLEM_CHANGE, refusalComplaints } from '../problem-shape.ts'
import { remembered } from '../remembered.ts'
import { difference } from '../shape.ts'

/** Each call, and the list that has an id for it. */
const details: readonly [CallName, CallName][] = [
  ['admin', 'admins'],
  ['user', 'users'],
  ['game', 'games'],
  ['systemWallet', 'systemWallets'],
  ['transaction', 'walletTransactions']
]
const NOBODYS_ID = 'probe-0'

interface Detail {
  call: Call
  path: string
  answer: Answer
}

const onceRead = remembered<Answer>()

async function readDetails(probe: Probe): Promise<Detail[]> {
  const read: Detail[] = []
  for (const [name, list] of details) {
    const id = await idIn(probe, list)
    if (id === undefined) continue
    const call: Call = calls[name]
    const path = withId(call.path, id)
    const answer = await onceRead(probe, path, async () => probe.read(path))
    read.push({ call, path, answer })
  }
  if (read.length === 0) throw new LeftOut('no list names an id')
  return read
}

/** The body itself if there is no envelope. */
function itemOf(answer: Answer): unknown {
  return bodyField(answer, 'data') ?? jsonOf(answer)
}

function versionComplaints({ path, answer }: Detail): Complaint[] {
  const item = v.safeParse(v.object({ version: v.number() }), itemOf(answer))
  if (!item.success) {
    return [{ verdict: 'warn', found: `${path} has no version` }]
  }
  const etag = answer.headers.get('etag')
  const wanted = `"${item.output.version}"`
  if (etag === null) return [{ verdict: 'warn', found: `${path}: no ETag` }]
  if (etag === wanted) return []
  const found = `${path}: ETag is ${shown(etag)}, its version ${item.output.version}`
  return [{ verdict: 'fail', found }]
}

export const detailChecks: CheckGroup = {
  title: 'Single things',
  checks: [
    {
      id: 'detail',
      needs: '{"data": {...}} of the contract’s shape',
      why: 'A drawer with one wrong field shows an error.',
      run: async probe => {
        const read = await readDetails(probe)
        const complaints = read.flatMap(({ call, path, answer }) => {
          const where = difference(call.answer, itemOf(answer))
          if (answer.status === 200 && where === undefined) return []
          const found = `${path} answers ${described(answer)} ${where ?? ''}`
          return [{ verdict: 'fail' as const, found: found.trim() }]
        })
        return findingOf(
          complaints,
          read.map(({ path }) => path).join(', '),
          'Send what the schemas in src/contract say.'
        )
      }
    },
    {
      id: 'detail-version',
      needs: 'version in the body, and ETag: "<version>"',
      why: 'Changes are sent with If-Match: "<version>", so that nobody overwrites what he has not seen.',
      run: async probe => {
        const changed = (await readDetails(probe)).filter(
          ({ call, answer }) =>
            call !== calls.transaction && answer.status === 200
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
      needs: '404 in the error shape for an id that is none',
      why: 'A list for somebody who is not there would look like an empty one.',
      run: async probe => {
        const complaints: Complaint[] = []
        const paths = [
          ...details.map(([name]) => calls[name].path),
          calls.userTransactions.path
        ].map(path => path.replace(':id', NOBODYS_ID))
        for (const path of paths) {
          const answer = await probe.read(path)
          complaints.push(...refusalComplaints(path, answer, [404]))
        }
        return findingOf(complaints, 'not found', `404. ${PROBLEM_CHANGE}`)
      }
    },
    {
      id: 'daily-net',
      needs: 'the net of each day in one currency',
      why: 'The chart above the transactions is made of it.',
      run: async probe => {
        const answers = await probe.read(calls.currencies.path)
        const rows = v.safeParse(
          v.object({ data: v.array(calls.currencies.answer) }),
          jsonOf(answers)
        )
        const currency = rows.success ? rows.output.data[0]?.code : undefined
        if (currency === undefined) throw new LeftOut('no currency is named')
        const { path, answer: shape } = calls.walletDailyNet
        const answer = await probe.read(path, { currency, zone: 'UTC' })
        const where = difference(shape, itemOf(answer))
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
      needs: '404 with the code unknown-key for a command never sent',
      why: 'After a broken connection only this tells that no money was moved.',
      run: async probe => {
        const path = calls.sentCommand.path.replace(':key', randomUUID())
        const answer = await probe.read(path)
        const code = bodyField(answer, 'code')
        return answer.status === 404 && code === UNKNOWN_KEY
          ? ok('told')
          : warn(
              `answers ${described(answer)}, code ${shown(String(code))}`,
              'Keep Idempotency-Keys for days, and answer GET commands/:key from them.'
            )
      }
    }
  ]
}
