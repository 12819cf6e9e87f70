import type { Locator, Page } from '@playwright/test'

import type { ListAnswer } from '../support/list-answers.ts'
import { openAnswered } from '../support/list-answers.ts'
import { openList, plainAndLedger } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => signIn(page))

const said = (page: Page, names: string): Locator =>
  page
    .getByRole('status')
    .getByText(`The server ignored part of the request: ${names}.`)

/** An answer to one question that is given to another one. */
interface HonestyCase {
  what: string
  /** The question that is answered, and the one that is asked. */
  before?: string
  query: string
  /** What the notice says. */
  named: string
  change?: (answer: ListAnswer) => ListAnswer
}

/** What the API is made to answer, whatever it is asked. */
function rowsFor(answer: ListAnswer, count: number): ListAnswer {
  const [row] = answer.data
  const data = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `row-${index}`
  }))
  return { ...answer, data }
}

for (const screen of plainAndLedger) {
  const { call, filter } = screen
  const [{ head, field }] = screen.sorts
  const filtered = `?${filter.name}=${filter.value}`

  test(`${screen.name}: nothing is said of an answer that fits the question @further`, async ({
    page
  }) => {
    const query = `${filtered}&createdAt=2020-01-01..&zone=UTC&sort=-${field}&limit=10`
    await openList(page, screen, query)
    await expect(page.getByText('The server ignored part')).toHaveCount(0)
  })

  const cases: HonestyCase[] = [
    { what: 'filter', query: filtered, named: filter.label },
    {
      what: 'order',
      before: `?sort=-${field}`,
      query: `?sort=${field}`,
      named: `order by ${head}`
    },
    {
      what: 'number of rows',
      query: '?limit=10',
      named: 'number of rows',
      change: answer => rowsFor(answer, 11)
    },
    {
      what: 'page without repetition',
      query: '',
      named: 'each row once',
      change: ({ data, meta }) => ({
        data: [...data.slice(0, 1), ...data.slice(0, -1)],
        meta
      })
    }
  ]
  for (const { what, before, query, named, change } of cases) {
    test(`${screen.name}: a server that ignores the ${what} is named @further`, async ({
      page,
      api
    }) => {
      const answer = await openAnswered(page, screen, before)
      const shape = change?.(answer) ?? answer
      await api.faults.set([{ path: call, fault: { shape } }])
      await openList(page, screen, query)
      await expect(said(page, named)).toBeVisible()
    })
  }
}
