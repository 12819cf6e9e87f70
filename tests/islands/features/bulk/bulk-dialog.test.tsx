import {
  cleanup,
  fireEvent,
  render,
  screen,
  within
} from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { list } from '../../../support/fake-api.ts'
import { fullEntry } from '../../../support/full-rows.ts'
import {
  type ActionPage,
  type CommandAnswer,
  openActionPage
} from '../../../support/open-action.tsx'

const texts = messages.bulk

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const user = {
  id: '1',
  status: 'suspended',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z'
}
const done = { status: 200, body: user }
const cancelled = {
  id: 'aud_1',
  createdAt: '2026-11-21T14:02:12Z',
  admin: { id: 'adm_2', name: 'Marta' },
  action: 'transaction.cancelled',
  resource: 'transactions',
  resourceId: 'txn_2'
}
const targets = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map(name => ({
  id: name,
  name
}))

/** A question that somebody has asked, on a page of its own. */
async function ask(answer: CommandAnswer): Promise<ActionPage> {
  const page = await openActionPage(answer)
  const { BulkHost } =
    await import('../../../../src/features/bulk/bulk-host.tsx')
  render(
    <BulkHost
      onEnd={() => undefined}
      requested={{
        action: 'suspend-user',
        source: { kind: 'chosen', targets },
        clock: undefined
      }}
    />
  )
  await screen.findByRole('alertdialog', { name: 'Suspend 6 users?' })
  return page
}

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

async function agree(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Reason'), {
    target: { value: 'Plays with two accounts' }
  })
  fireEvent.click(button('Suspend 6 users'))
  await screen.findByRole('dialog', { name: 'Suspend 6 users' })
}

describe('the dialog of a run over many', () => {
  test('is not there before a reason was given and agreed to', async () => {
    const page = await ask(() => done)
    const accept = button('Suspend 6 users')
    expect(accept.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(accept)
    expect(page.commands).toHaveLength(0)
    await agree()
    await screen.findByText(`${texts.ends.complete} 6 users were suspended.`)
    expect(page.commands).toHaveLength(6)
  })

  test('asks before it is closed over what may have been done', async () => {
    await ask(() => ({ status: 503 }))
    await agree()
    fireEvent.click(await screen.findByRole('button', { name: texts.close }))
    const question = await screen.findByRole('alertdialog', {
      name: messages.actions.leaveUnknown.title
    })
    expect(question).toBeDefined()
    expect(screen.getByText(/6 are unknown/u)).toBeDefined()
  })

  test('sends the end of a suspension with each, and says why none is over', async () => {
    const page = await ask(() => done)
    const until = screen.getByLabelText('Until (optional)')
    const typeEnd = (value: string): void => {
      fireEvent.change(until, { target: { value } })
      fireEvent.blur(until)
    }
    typeEnd('2026-01-01T12:00')
    expect(screen.getByText(messages.checks.future)).toBeDefined()
    expect(until.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(screen.getByLabelText('Reason'), {
      target: { value: 'Plays with two accounts' }
    })
    fireEvent.click(button('Suspend 6 users'))
    expect(page.commands).toHaveLength(0)
    typeEnd('2199-01-01T12:00')
    expect(until.hasAttribute('aria-invalid')).toBe(false)
    await agree()
    await screen.findByText(`${texts.ends.complete} 6 users were suspended.`)
    expect(page.commands.map(({ body }) => body['until'])).toEqual(
      Array(6).fill('2199-01-01T12:00:00.000Z')
    )
  })

  test('asks again, and says why, where the end is over when one agrees', async () => {
    const page = await ask(() => done)
    const now = Date.now()
    fireEvent.change(screen.getByLabelText('Until (optional)'), {
      target: { value: '2199-01-01T12:00' }
    })
    fireEvent.change(screen.getByLabelText('Reason'), {
      target: { value: 'Plays with two accounts' }
    })
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2200, 0, 1))
    fireEvent.click(button('Suspend 6 users'))
    clock.mockReturnValue(now)
    await screen.findByText(messages.checks.future)
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe(
      'Plays with two accounts'
    )
    expect(page.commands).toHaveLength(0)
    clock.mockRestore()
  })

  test('sends the rest after a stop, and holds the focus', async () => {
    const answers: (() => void)[] = []
    let holds = true
    const page = await ask(() =>
      holds
        ? new Promise(resolve => {
            answers.push(() => resolve(done))
          })
        : done
    )
    await agree()
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    fireEvent.click(button(texts.stop))
    for (const answer of answers) answer()
    await screen.findByText(
      `${texts.ends.stopped} 4 users were suspended, 2 were not sent.`
    )
    expect(screen.queryByRole('button', { name: /^Retry/u })).toBeNull()
    holds = false
    const rest = button(texts.sendRest('2'))
    rest.focus()
    fireEvent.click(rest)
    await screen.findByText(`${texts.ends.complete} 6 users were suspended.`)
    expect(document.activeElement).toBe(button(texts.close))
    expect(page.commands).toHaveLength(6)
    expect(new Set(page.commands.map(({ key }) => key)).size).toBe(6)
  })

  test('says that it is paused offline, and goes on with the connection', async () => {
    const answers: (() => void)[] = []
    let holds = true
    const page = await ask(() =>
      holds
        ? new Promise(resolve => {
            answers.push(() => resolve(done))
          })
        : done
    )
    await agree()
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    await screen.findByText(texts.paused.offline)
    expect(screen.getByText(texts.paused.offline).tagName).toBe('OUTPUT')
    for (const answer of answers) answer()
    await screen.findByText(/^4 of 6/u)
    expect(page.commands).toHaveLength(4)
    expect(button(texts.proceed)).toBeDefined()
    holds = false
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await screen.findByText(`${texts.ends.complete} 6 users were suspended.`)
    online.mockRestore()
  })

  test('does not hold back who is sent to the login', async () => {
    await ask(() => new Promise(() => undefined))
    await agree()
    const leaving = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true })
      fireEvent(window, event)
      return event.defaultPrevented
    }
    expect(leaving()).toBe(true)
    const { leaveOnPurpose } = await import('../../../../src/stores/leaving.ts')
    leaveOnPurpose(() => undefined)
    expect(leaving()).toBe(false)
  })

  test('shows each result with its reason and its request, and filters them', async () => {
    await ask(({ call }) =>
      call.includes('Bo')
        ? {
            status: 409,
            headers: { 'x-request-id': 'req_7' },
            body: { status: 409, code: 'other', detail: 'Bo cannot be.' }
          }
        : done
    )
    await agree()
    await screen.findByText(
      `${texts.ends.complete} 5 users were suspended, 1 failed.`
    )
    expect(screen.getAllByRole('row')).toHaveLength(7)
    fireEvent.change(screen.getByLabelText(texts.show), {
      target: { value: 'failed' }
    })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText('Bo cannot be.')).toBeDefined()
    expect(screen.getByText('req_7')).toBeDefined()
    expect(document.activeElement).toBe(button(texts.close))
  })

  test('asks before it is closed while it runs, and stops then', async () => {
    const answers: (() => void)[] = []
    const page = await ask(
      () =>
        new Promise(resolve => {
          answers.push(() => resolve(done))
        })
    )
    await agree()
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
    const question = await screen.findByRole('alertdialog', {
      name: texts.leave.title
    })
    expect(question.textContent).toContain(texts.leave.text('2 users'))
    fireEvent.click(button(texts.leave.accept))
    for (const answer of answers) answer()
    await screen.findByText(
      `${texts.ends.stopped} 4 users were suspended, 2 were not sent.`
    )
    expect(page.commands).toHaveLength(4)
    fireEvent.click(button(texts.close))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('sends what failed once more, with the key that it had', async () => {
    let fails = true
    const page = await ask(() =>
      fails ? { status: 403, body: { status: 403 } } : done
    )
    await agree()
    await screen.findByText(
      `${texts.ends.complete} 0 users were suspended, 6 failed.`
    )
    fails = false
    fireEvent.click(button(texts.retry('6')))
    await screen.findByText(`${texts.ends.complete} 6 users were suspended.`)
    expect(page.commands).toHaveLength(12)
    expect(new Set(page.commands.map(({ key }) => key)).size).toBe(6)
  })
})

test('what was done is taken back for exactly those, after a question of its own', async () => {
  const page = await openActionPage(({ call }) =>
    call.includes('Bo/') ? { status: 403, body: { status: 403 } } : done
  )
  const { BulkHost } =
    await import('../../../../src/features/bulk/bulk-host.tsx')
  const held = (amount: string): object => ({
    email: 'one@example.com',
    held: {
      asOf: '2026-11-21T14:02:11Z',
      amounts: [
        { currency: 'EUR', available: amount, reserved: '5000' },
        { currency: 'PLN', available: '0' },
        { currency: 'TKN', available: '7' }
      ]
    }
  })
  render(
    <BulkHost
      onEnd={() => undefined}
      requested={{
        action: 'suspend-user',
        source: {
          kind: 'chosen',
          targets: targets.map(one => ({ ...one, ...held('15000') }))
        },
        clock: undefined
      }}
    />
  )
  const asked = await screen.findByRole('alertdialog')
  await vi.waitFor(() =>
    expect(asked.textContent).toContain(
      texts.hold(6, '1,200.00\u00a0EUR and 42\u00a0TKN', '14:02')
    )
  )
  await agree()
  const end = `${texts.ends.complete} 5 users were suspended, 1 failed.`
  await screen.findByText(end)
  expect(screen.getByRole('rowheader', { name: /^Ann/u }).textContent).toBe(
    'Ann Annone@example.com'
  )
  const back = 'Reinstate these 5'
  fireEvent.click(button(back))
  const question = await screen.findByRole('alertdialog', {
    name: 'Reinstate 5 users?'
  })
  expect(question.textContent).toContain(
    texts.hold(5, '1,000.00\u00a0EUR and 35\u00a0TKN', '14:02')
  )
  expect(document.activeElement).toBe(button('Reinstate 5 users'))
  // The results wait below the question.
  fireEvent.click(button(messages.actions.cancel))
  await screen.findByText(end)
  expect(document.activeElement).toBe(button(texts.close))
  fireEvent.click(button(back))
  fireEvent.click(await screen.findByRole('button', { name: /5 users$/u }))
  const said = await screen.findByText(
    `${texts.ends.complete} 5 users were reinstated.`
  )
  expect(said.tagName).toBe('OUTPUT')
  expect(page.commands.slice(6).map(({ call }) => call)).toEqual(
    ['Ann', 'Cy', 'Di', 'Ed', 'Flo'].map(id => `DELETE users/${id}/suspension`)
  )
  expect(button('Suspend these 5')).toBeDefined()
})

test('each end is reported with what became of each, also of a retry', async () => {
  let fails = true
  await openActionPage(({ call }) =>
    fails && call.includes('Bo/')
      ? { status: 403, body: { status: 403 } }
      : done
  )
  const { BulkHost } =
    await import('../../../../src/features/bulk/bulk-host.tsx')
  const ends: string[] = []
  render(
    <BulkHost
      onEnd={items => ends.push(items.map(({ state }) => state.kind).join(' '))}
      requested={{
        action: 'suspend-user',
        source: { kind: 'chosen', targets: targets.slice(0, 2) },
        clock: undefined
      }}
    />
  )
  fireEvent.change(await screen.findByLabelText('Reason'), {
    target: { value: 'Plays with two accounts' }
  })
  fireEvent.click(button('Suspend 2 users'))
  await screen.findByText(
    `${texts.ends.complete} 1 user was suspended, 1 failed.`
  )
  expect(ends).toEqual(['done failed'])
  fails = false
  fireEvent.click(button(texts.retry('1')))
  await screen.findByText(`${texts.ends.complete} 2 users were suspended.`)
  expect(ends.at(-1)).toBe('done done')
})

test('a typed reason is not lost without a question', async () => {
  await ask(() => done)
  const type = (text: string): void => {
    const target = { target: { value: text } }
    fireEvent.change(screen.getByLabelText('Reason'), target)
  }
  const { discard, cancel } = messages.actions
  type('Plays with two')
  fireEvent.click(button(cancel))
  await screen.findByRole('alertdialog', { name: discard.title })
  fireEvent.click(button(discard.reject))
  await screen.findByRole('alertdialog', { name: 'Suspend 6 users?' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(
    'Plays with two'
  )
  type('')
  fireEvent.click(button(cancel))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('many entries name what they come to, and say who was faster', async () => {
  const page = await openActionPage(
    ({ call }) =>
      call.includes('txn_2')
        ? {
            status: 409,
            headers: { 'x-request-id': 'req_9' },
            body: { status: 409, code: 'already-cancelled' }
          }
        : { status: 201, body: { ...fullEntry, id: 'txn_9', entries: [] } },
    path =>
      path === 'audit'
        ? list([cancelled])
        : path === 'transactions/txn_2'
          ? { ...fullEntry, status: 'cancelled', entries: [] }
          : 404
  )
  const { BulkHost } =
    await import('../../../../src/features/bulk/bulk-host.tsx')
  const entries = ['txn_1', 'txn_2'].map((id, place) => ({
    id,
    name: 'Prize',
    parties: 'Prize pool · to Marta K.',
    amount: { minorUnits: '-8640', currency: 'EUR', sign: 'always' as const },
    version: place + 1,
    isOwn: id === 'txn_1'
  }))
  render(
    <BulkHost
      onEnd={() => undefined}
      requested={{
        action: 'complete-transaction',
        source: { kind: 'chosen', targets: entries },
        clock: undefined,
        sums: [
          { currency: 'EUR', credit: '2000', debit: '130000' },
          { currency: 'TKN', credit: '0', debit: '7' }
        ]
      }}
    />
  )
  const name = 'Complete 2 transactions'
  const asked = await screen.findByRole('alertdialog', { name: `${name}?` })
  const { text, ownOpen } = messages.actions.inBulk['complete-transaction']
  await screen.findByText(
    `${text} ${ownOpen(1, '1')} ${texts.sums('+20.00 EUR, −1,300.00 EUR, −7 TKN')}`
  )
  expect(asked.textContent).not.toContain('+0')
  fireEvent.click(button(name))
  await screen.findByText(
    `${texts.ends.complete} 1 transaction was completed, 1 was skipped.`
  )
  const who = messages.actions.decided['transaction.cancelled']
  const why = who('Marta', '21 Nov 2026 14:02:12')
  const named = (id: string): string =>
    `Prize −86.40 EUR ${id}Prize pool · to Marta K.`
  const rowOf = (id: string): HTMLElement =>
    screen.getByRole('row', { name: new RegExp(id, 'u') })
  expect(rowOf('txn_2').textContent).toBe(
    `${named('txn_2')}${texts.outcomes.skipped}${why} `
  )
  // The entry that was posted is another one than the one it completes.
  const { openEntry } = messages.actions.doneTexts
  const link = screen.getByRole('link', { name: `${openEntry} txn_9` })
  expect(rowOf('txn_1').contains(link)).toBe(true)
  expect(link.getAttribute('href')).toContain('open=txn_9')
  expect(screen.queryByRole('button', { name: /these|this one/u })).toBeNull()
  const sent = page.commands.map(({ call, version }) => `${call} ${version}`)
  expect(new Set(sent)).toEqual(
    new Set([
      'POST transactions/txn_1/completion "1"',
      'POST transactions/txn_2/completion "2"'
    ])
  )
})

test.each([
  ['complete-transaction', 'Complete', 'completed', 'completeLarge'],
  ['approve-transaction', 'Approve', 'approved', 'approveLarge']
] as const)(
  'to %s names what is large before, and leaves it out',
  async (action, verb, ended, reason) => {
    const page = await openActionPage(() => ({
      status: 201,
      body: { ...fullEntry, entries: [] }
    }))
    const { BulkHost } =
      await import('../../../../src/features/bulk/bulk-host.tsx')
    const entries = ['-100000', '-100001', '5'].map((minorUnits, place) => ({
      id: `txn_${place}`,
      name: 'Withdrawal',
      amount: { minorUnits, currency: 'EUR' }
    }))
    render(
      <BulkHost
        onEnd={() => undefined}
        requested={{
          action,
          source: { kind: 'chosen', targets: entries },
          clock: undefined,
          sums: [{ currency: 'EUR', credit: '5', debit: '200001' }]
        }}
      />
    )
    const why = messages.actions.reasons.transaction[reason]
    const { text } = messages.actions.inBulk[action]
    // What is left out is in no sum.
    const sums = texts.sums('+0.05 EUR, −1,000.00 EUR')
    await screen.findByText(
      `${text} ${sums} ${texts.leftOut(1, '1', '3')} ${why}`
    )
    const chosen = within(screen.getByRole('table', { name: texts.chosen }))
    const rows = chosen.getAllByRole('row').map(row => row.textContent)
    expect(rows.slice(1)).toEqual([
      'Withdrawal−1,000.00 EUR',
      `Withdrawal−1,000.01 EUR${texts.isLeftOut}`,
      'Withdrawal0.05 EUR'
    ])
    fireEvent.click(button(`${verb} 3 transactions`))
    await screen.findByText(
      `${texts.ends.complete} 2 transactions were ${ended}, 1 was skipped.`
    )
    expect(screen.getByRole('row', { name: /txn_1/u }).textContent).toContain(
      `${texts.outcomes.skipped}${why}`
    )
    expect(page.commands.map(({ call }) => call).toSorted()).toEqual([
      'POST transactions/txn_0/completion',
      'POST transactions/txn_2/completion'
    ])
  }
)
