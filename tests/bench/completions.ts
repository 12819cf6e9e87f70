import * as v from 'valibot'

import { type Timing, timingOf } from './timings.ts'

const TIMES = 20

const Entries = v.object({
  data: v.array(v.object({ id: v.string(), version: v.number() }))
})

/** Completes open entries, one after another; `url` is where the API is. */
export async function timeCompletions(
  url: string,
  authorization: string
): Promise<Timing> {
  const list = `${url}/system-wallets/transactions?status=pending,reserved&limit=100`
  const open = await fetch(list, { headers: { authorization } })
  const wall: number[] = []
  const cpu: number[] = []
  for (const { id, version } of v.parse(Entries, await open.json()).data) {
    if (wall.length === TIMES) break
    const used = process.cpuUsage()
    const start = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const response = await fetch(`${url}/transactions/${id}/completion`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': `bench-${id}`,
        'if-match': `"${version}"`
      },
      body: '{}'
    })
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const answer = await response.text()
    const time = performance.now() - start
    const { user, system } = process.cpuUsage(used)
    // Some are refused: of who is closed, or has nothing left.
    if (response.status >= 500) throw new Error(`${id}: ${answer}`)
    if (response.status !== 201) continue
    wall.push(time)
    cpu.push((user + system) / 1000)
  }
  const name = `POST transactions/{id}/completion, ${wall.length} times`
  return timingOf(name, 1, wall, cpu)
}
