import { writeFile } from 'node:fs/promises'

import { type Browser, expect, test } from '@playwright/test'
import type { BrowserContextOptions, TestInfo } from '@playwright/test'

import { randomFrom } from '../../src/programs/reference-api/seed/random.ts'
import { readQuestions } from '../support/reader.ts'
import { type History, openHistory } from './history.ts'
import { invariantsOf } from './invariants.ts'
import { auditLedger } from './ledger.ts'
import { isAtLogin, PATIENT, type Person, SHORT, signIn } from './person.ts'
import { openSessions } from './sessions.ts'
import { type Account, openSite, type Site } from './site.ts'
import { openTally } from './tally.ts'
import { openTroubles, type Troubles } from './troubles.ts'
import { doTheRest, walker } from './walker.ts'
import { watch } from './watch.ts'

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 1 / 3)
const SEED = Number(process.env['SOAK_SEED'] ?? 1)

const BAD_MS = 12_000
const STILL_MS = 6000
const GOOD_MS = 6000
const LOOK_MS = 1000

test(`a soak of ${MINUTES * 60} s breaks no rule and loses no money (OPS-9)`, async ({
  browser,
  contextOptions
}, info) => {
  test.setTimeout((MINUTES * 1.3 + 6) * 60_000)
  const history = openHistory()
  const sessions = openSessions(history)
  const site = await openSite(exchange => sessions.hear(exchange))
  const tally = openTally()
  const people = await seat(browser, contextOptions, site, {
    history,
    sessions,
    tally
  })
  try {
    const troubles = openTroubles(site.api, site.line, history)
    await soak(people, troubles, history)
    const rest = tally.neverDone()
    const [first] = people
    if (first && history.broken.length === 0) await doTheRest(first, SEED)
    const reached = troubles.refreshes() - site.line.resets
    const sent = [...new Set(people.map(person => person.watch))]
    const most = sent.reduce((sum, { refreshes }) => sum + refreshes, 0)
    if (reached > most) history.break(`${reached} refreshes, ${most} seen`)
    const credits = people.flatMap(person => person.credits)
    for (const text of auditLedger(site.database, credits)) history.break(text)
    process.stdout.write(
      `${summary(people, troubles)}soak: steps done of tried: ${tally.text()}\nsoak: done only after the troubles: ${rest.join(', ')}\n`
    )
    expect(history.broken, 'rules that were broken').toEqual([])
    expect(troubles.refreshes(), 'refreshes').toBeGreaterThan(0)
  } catch (error) {
    await report(people, history, info)
    throw error
  } finally {
    await writeFile(
      info.outputPath('history.txt'),
      history.last(Infinity).join('\n')
    )
    await Promise.all(people.map(({ context }) => context.close()))
    await site.close()
  }
})

/** Two tabs of one browser, and one of another administrator's. */
async function seat(
  browser: Browser,
  options: BrowserContextOptions,
  { line, accounts }: Site,
  run: Pick<Person, 'history' | 'sessions' | 'tally'>
): Promise<Person[]> {
  const [one, two, three] = accounts
  const open = async (): Promise<Pick<Person, 'context' | 'watch'>> => {
    const context = await browser.newContext({ ...options, baseURL: line.url })
    return { context, watch: await watch(context, accounts, run.history) }
  }
  const sit = async (
    name: string,
    own: Pick<Person, 'context' | 'watch' | 'stays'>,
    may: readonly [Account, Account]
  ): Promise<Person> => {
    const page = await own.context.newPage()
    await readQuestions(page)
    const credits: Person['credits'] = []
    const person: Person = {
      ...own,
      ...run,
      accounts: may,
      credits,
      name,
      page,
      patience: SHORT
    }
    await page.goto('/login')
    await page
      .locator('[data-slot=sign-in][data-session=guest], [data-slot=account]')
      .first()
      .waitFor()
    if (await isAtLogin(person)) await signIn(person, may[0], PATIENT)
    return person
  }
  const shared = { ...(await open()), stays: false }
  return [
    await sit('left', shared, [one, two]),
    await sit('right', shared, [one, two]),
    await sit('other', { ...(await open()), stays: true }, [three, three])
  ]
}

/** Bad times and good times in turn, until the end or the first fault. */
async function soak(
  people: readonly Person[],
  troubles: Troubles,
  history: History
): Promise<void> {
  const end = Date.now() + MINUTES * 60_000
  const random = randomFrom(SEED)
  const walks = people.map((person, place) => walker(person, place, SEED))
  const rules = people.map(invariantsOf)
  const walkAll = (time: number): Promise<unknown> => {
    const until = Math.min(end, Date.now() + time)
    return Promise.all(walks.map(walk => walk(until)))
  }
  const looking = setInterval(() => {
    for (const rule of rules) void rule.look()
  }, LOOK_MS)
  /* oxlint-disable no-await-in-loop -- one time follows another */
  while (Date.now() < end && history.broken.length === 0) {
    await troubles.begin(random)
    await walkAll(BAD_MS)
    await Promise.all(rules.map(rule => rule.standStill(STILL_MS)))
    await troubles.end()
    await walkAll(GOOD_MS)
    for (const rule of rules) await rule.atCalm()
  }
  clearInterval(looking)
}

function summary(people: readonly Person[], troubles: Troubles): string {
  const credits = people.flatMap(person => person.credits)
  const done = credits.filter(({ end }) => end === 'done').length
  return `soak: seed ${SEED}, ${troubles.refreshes()} refreshes, ${done} of ${credits.length} credits done\n`
}

/** How it came to a failure: the seed, the last steps, and what is seen. */
async function report(
  people: readonly Person[],
  history: History,
  info: TestInfo
): Promise<void> {
  const lines = [
    `soak: seed ${SEED} has failed; npm run soak -- --seed ${SEED} repeats its choices`,
    ...history.broken,
    ...history.last(50)
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const { name, page } of people) {
    const path = info.outputPath(`${name}.png`)
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
    process.stdout.write(`soak: ${name} is at ${page.url()}, see ${path}\n`)
  }
}
