import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { runTitles } from '../support/run-titles.ts'

/** An id, what is required, and why no test of ours holds it, if none does. */
type Requirement = readonly [id: string, what: string, reason: string]

const requirements: readonly Requirement[] = [
  [
    'AUTH-1',
    'tokens and passwords stay in memory, out of every store, address and text',
    ''
  ],
  ['AUTH-2', 'a token goes to the API base and nowhere else', ''],
  ['AUTH-3', 'a panel with an unsafe API base is never built', ''],
  ['AUTH-4', 'a page shows nothing protected before it is known who looks', ''],
  ['AUTH-5', 'what a token says is a hint, and no token breaks anything', ''],
  ['AUTH-6', 'a sign-out ends everything here, whatever the server does', ''],
  ['AUTH-7', 'all tabs hear of a sign-in and a sign-out', ''],
  ['AUTH-8', 'a page never acts for another administrator than its own', ''],
  [
    'AUTH-9',
    'a page out of the browser’s cache asks again before it shows',
    ''
  ],
  ['AUTH-10', 'the sign-in form does nothing without its script', ''],
  ['AUTH-11', 'a browser that keeps no session is told so, without a loop', ''],
  ['AUTH-12', 'the way back after a sign-in is an own address', ''],
  ['AUTH-13', 'a session that ends costs nobody what was typed', ''],
  ['AUTH-14', 'a sign-in that is asked to wait counts down', ''],
  [
    'AUTH-15',
    'the API asks again before dangerous acts, and tells its sessions',
    'owner'
  ],
  ['REF-1', 'any number of calls share one refresh', ''],
  ['REF-2', 'a refresh never waits for a refresh', ''],
  ['REF-3', 'tabs refresh one after the other, and none is stuck', ''],
  ['REF-4', 'a refresh outlives its page and its caller', ''],
  ['REF-5', 'a page waits out the refresh of a page that is gone', ''],
  ['REF-6', 'only a refusal is a verdict', ''],
  ['REF-7', 'failing refreshes rest', ''],
  ['REF-8', 'a wrong clock costs no refreshes', ''],
  ['REF-9', 'no date of an answer is taken for the time', ''],
  ['REF-10', 'a new token is used at least once', ''],
  ['REF-11', 'a clock that jumps makes no token younger', ''],
  ['REF-12', 'nothing hangs on a timer that fires', ''],
  ['REF-13', 'a refused GET is refreshed and sent once more', ''],
  ['REF-14', 'a session ends once, however many calls are refused', ''],
  ['REF-15', 'a page load costs one refresh, a move none', ''],
  ['REF-16', 'a page that is loaded ahead spends no refresh', ''],
  ['REF-17', 'a second copy of a module is no second session', ''],
  ['NET-1', 'every call ends in time, its body too', ''],
  ['NET-2', 'a GET is sent twice at most, all else once', ''],
  ['NET-3', 'a server that asks to wait is waited for', ''],
  ['NET-4', 'a second sending takes the token of its moment', ''],
  ['NET-5', 'an answer is JSON or an error of its own', ''],
  ['NET-6', 'a body that breaks off is an error like others', ''],
  ['NET-7', 'every answer is held against its shape', ''],
  ['NET-8', 'amounts and ids keep every digit', ''],
  ['NET-9', 'an answer without end is cut off', ''],
  ['NET-10', 'an older answer never overwrites a newer one', ''],
  ['NET-11', 'what is called off is silent, and the loader ends', ''],
  ['NET-12', 'every kind of failure has words and a way on', ''],
  ['NET-13', 'a refusal of rights signs nobody out', ''],
  ['NET-14', 'a change of somebody else is not overwritten', ''],
  ['NET-15', 'one act is sent once', ''],
  ['NET-17', 'being offline is said, and ends by itself', ''],
  ['NET-18', 'old rows are marked as old', ''],
  ['NET-19', 'a server that cannot be asked is no sign-out', ''],
  ['NET-20', 'whatever breaks shows the error page', ''],
  ['NET-21', 'calls that change cookies are JSON', ''],
  ['NET-22', 'an API can be checked for what the panel needs', ''],
  ['CSP-1', 'one policy for the whole site, as a header and in each page', ''],
  ['CSP-2', 'inline code is known by its hash', ''],
  ['CSP-3', 'no text becomes markup or code', ''],
  ['CSP-4', 'no script swaps documents', ''],
  ['CSP-5', 'nothing undoes the policy', ''],
  ['CSP-6', 'a dialog keeps the page still without a blocked style', ''],
  ['CSP-7', 'no prerendered attribute holds a style', ''],
  ['CSP-8', 'every host sends all headers', ''],
  ['CSP-9', 'the judges give the best mark', ''],
  ['CSP-10', 'a call that the policy blocks is told apart', ''],
  ['CSP-11', 'the policy names the API, or there is no build', ''],
  ['CSP-13', 'nothing comes from another origin', ''],
  ['INJ-1', 'what the server sends is text', ''],
  ['INJ-2', 'an id cannot climb in a path', ''],
  ['INJ-3', 'a broken id is a page that was not found', ''],
  ['INJ-4', 'an address is shown as text', ''],
  ['INJ-5', 'unseen characters are seen', ''],
  ['INJ-6', 'no text is too long', ''],
  ['INJ-7', 'no cell of a file is a formula', ''],
  ['INJ-8', 'no key of an answer changes what all objects are', ''],
  ['INJ-9', 'a query keeps what it was given', ''],
  ['INJ-10', 'strange messages of tabs are dropped', ''],
  ['OPS-1', 'what is hashed is kept, all else is asked for again', ''],
  ['OPS-2', 'what is missing is a real 404', ''],
  ['OPS-3', 'a deploy under an open page breaks nothing', ''],
  ['OPS-4', 'a part that is gone is loaded anew once, or said to be gone', ''],
  ['OPS-5', 'no reload where it cannot be counted', ''],
  ['OPS-6', 'a new version is an offer', ''],
  ['OPS-7', 'the panel does without what a browser lacks', ''],
  ['OPS-8', 'the stores are loaded once', ''],
  ['OPS-9', 'an outage ends without a storm', ''],
  ['OPS-10', 'all hosts are told the same', ''],
  ['OPS-11', 'no service worker, no question on leaving but for drafts', ''],
  ['SUP-1', 'packages come from the registry, with their hashes', ''],
  ['SUP-2', 'no package runs code at its installation unasked', ''],
  ['SUP-3', 'versions are exact and not brand new', ''],
  ['SUP-4', 'known faults of packages are looked for', ''],
  ['SUP-5', 'all packages are listed, with their licences', ''],
  ['SUP-6', 'few packages, each with its reason', ''],
  ['SUP-7', 'the same source is the same site', ''],
  ['SUP-8', 'no secret is in the site', '']
]

/** The groups whose ids stand in the titles of tests by now. */
const groups = ['AUTH', 'REF', 'NET', 'CSP', 'INJ', 'OPS', 'SUP']

const tests = fileURLToPath(new URL('..', import.meta.url))

const titles = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(?:test|spec)\.tsx?$/.test(file))
  .flatMap(file => runTitles(readFileSync(join(tests, file), 'utf8')))

const named = new Set(
  titles.flatMap(title => title.match(/\b[A-Z]{3,4}-\d+\b/g) ?? [])
)

test('the titles of the tests are found', () => {
  expect(titles.length).toBeGreaterThan(1000)
  expect(titles).toContain('the titles of the tests are found')
})

test.each(
  requirements.filter(([id]) => groups.includes(id.replace(/-\d+$/, '')))
)('%s is held by a test: %s', (id, _, reason) => {
  expect(named.has(id) || reason !== '').toBe(true)
})
