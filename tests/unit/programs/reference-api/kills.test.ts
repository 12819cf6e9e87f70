import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

import { ledgerWrongs } from '../../../support/ledger-wrongs.ts'
import { freePort } from '../../../support/start-process.ts'

const MAIN = fileURLToPath(
  new URL('../../../../src/programs/reference-api/main.ts', import.meta.url)
)
const ACCOUNT = { email: 'admin@example.com', password: 'roll-the-dice' }
const KILLS = 20

interface Command {
  path: string
  body: object
  key: string
  version?: number | undefined
}

interface Entry {
  id: string
  version?: number | undefined
}

/** Its process, as an operator has it, on a database file. */
async function startApi(
  database: string,
  port: number
): Promise<{ child: ChildProcess; token: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PANEL_DB: database,
      PANEL_SEED_TRANSACTIONS: '2000',
      PORT: String(port)
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let printed = ''
  while (!printed.includes('Sign in with')) {
    // oxlint-disable-next-line no-await-in-loop -- one text after the other
    const [text] = await once(child.stdout, 'data')
    printed += String(text)
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT)
  })
  const { access_token: token } = (await answer.json()) as {
    access_token: string
  }
  return { child, token }
}

test(`a ledger whose server is killed ${KILLS} times stays true, and moves money once`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-kills-'))
  const file = join(folder, 'panel.db')
  const port = await freePort()
  let running: ChildProcess | undefined
  onTestFinished(() => {
    running?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  let token = ''

  const ask = async (
    path: string,
    headers: Record<string, string> = {},
    init: Omit<RequestInit, 'headers'> = {}
  ): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${token}` }
    })
  const listed = async (query: string): Promise<Entry[]> => {
    const answer = await ask(`system-wallets/transactions?${query}`)
    return ((await answer.json()) as { data: Entry[] }).data
  }
  /** What was answered, without the time of the answer. */
  const send = async (command: Command): Promise<string> => {
    const { path, body, key, version } = command
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` })
    }
    const sent = { method: 'POST', body: JSON.stringify(body) }
    const answer = await ask(path, headers, sent)
    expect(answer.status).toBeLessThan(500)
    return `${answer.status} ${answer.ok ? await answer.text() : ''}`
  }
  const start = async (): Promise<void> => {
    const api = await startApi(file, port)
    running = api.child
    token = api.token
  }
  const moves = (sql: string): number => {
    const database = new DatabaseSync(file, { readOnly: true })
    const row = database.prepare(sql).get()
    database.close()
    return Number(row?.['n'])
  }

  await start()
  const GROUPS = 'SELECT count(*) AS n FROM entry_groups'
  const groups = moves(GROUPS)
  let moved = 0
  let cutOff = 0
  for (let round = 0; round < KILLS; round += 1) {
    const reason = 'Agreed with support'
    // oxlint-disable no-await-in-loop -- one kill after the other
    const open = await listed('status=pending,reserved&limit=6')
    const done = await listed('status=completed&type=deposit,prize&limit=6')
    const commands: Command[] = [
      ...open.map(({ id, version }, at) => ({
        path: `transactions/${id}/${at % 3 === 2 ? 'cancellation' : 'completion'}`,
        body: at % 3 === 2 ? { reason } : {},
        version
      })),
      ...done.map(({ id }) => ({
        path: `transactions/${id}/reversal`,
        body: { reason }
      })),
      ...['13', '42', '77', '78'].map(id => ({
        path: `users/${id}/adjustments`,
        body: { currency: 'EUR', direction: 'credit', amount: '100', reason }
      }))
    ].map((command, at) => ({ ...command, key: `kill-${round}-${at}` }))

    const answers = commands.map(one => send(one).catch(() => undefined))
    const child = running
    const killed = child && once(child, 'exit')
    // Sooner or later among the answers.
    await answers[round % commands.length]
    child?.kill('SIGKILL')
    await killed
    const before = await Promise.all(answers)
    cutOff += before.filter(answer => answer === undefined).length

    await start()
    const after = await Promise.all(commands.map(send))
    const again = await Promise.all(commands.map(send))
    // oxlint-enable no-await-in-loop
    expect(again).toEqual(after)
    for (const [at, answer] of before.entries()) {
      if (answer !== undefined) expect(after[at]).toBe(answer)
    }
    moved += after.filter(
      (answer, at) =>
        answer.startsWith('2') && !commands[at]?.path.endsWith('/cancellation')
    ).length
    for (const [wrong, sql] of ledgerWrongs) {
      const found = moves(`SELECT count(*) AS n FROM (${sql})`)
      expect([wrong, found]).toEqual([wrong, 0])
    }
  }
  expect(moves(GROUPS)).toBe(groups + moved)
  // Kills that come behind all answers would prove nothing.
  expect(cutOff).toBeGreaterThan(KILLS)
  expect(moved).toBeGreaterThan(KILLS)
})
