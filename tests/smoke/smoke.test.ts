import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { messages } from '../../src/messages.ts'
import { type Desk, openDesk } from './desk.ts'
import { keys, WINDOW } from './drivers/driver.ts'
import { findBrowsers } from './find-browsers.ts'
import {
  button,
  dialog,
  field,
  openList,
  openUser,
  question,
  row,
  screens,
  settle,
  status,
  toast,
  told
} from './panel.ts'
import type { Person } from './person.ts'
import { TROUBLES } from './troubles.ts'

const { actions, export: exporting, login } = messages

for (const { engine, start, missing } of findBrowsers()) {
  if (!start) {
    process.stderr.write(`SKIPPED: no ${engine} is installed: ${missing}.\n`)
  }

  // What is done builds on what was done before, as somebody's day does.
  describe.runIf(start)(`in ${engine}`, () => {
    let desk: Desk
    let person: Person
    let broken = false

    beforeAll(async () => {
      if (start) desk = await openDesk(start)
      person = desk.person
    })

    beforeEach(({ skip, onTestFailed }) => {
      skip(broken, 'what it builds on has failed')
      onTestFailed(() => {
        broken = true
      })
    })

    afterAll(() => desk.close())

    const signIn = async (password: string): Promise<void> => {
      await person.write(field(login.password), password)
      await person.click(button(login.submit))
    }

    test('sends a guest to the login', async () => {
      await person.go('/users?status=active')
      await person.until(told.path, '/login')
      expect(await person.see(button(login.submit))).toBe(login.submit)
    })

    test('refuses a wrong password, and lets in with the right one', async () => {
      await person.write(field(login.email), desk.account.email)
      await signIn('wrong')
      expect(await person.see({ css: '[role=alert]' })).toBe(login.refused)
      // What was refused is selected: it goes with the first key.
      await signIn(desk.account.password)
      await person.until(told.address, '/users?status=active')
      expect(await person.see({ css: '[data-slot=account] small' })).toBe(
        desk.account.email
      )
    })

    test.each(screens)('shows the rows of %s', async address => {
      await openList(person, address)
      expect(await person.read(told.rows)).not.toEqual([])
      expect(await person.read(told.beyond)).toBe(0)
    })

    test('moves by the menu without a new page', async () => {
      await person.read('void (window.samePage = true)')
      await person.click({ css: 'nav a', has: 'Users' })
      await person.until(told.address, '/users')
      await settle(person)
      expect(await person.read('window.samePage')).toBe(true)
    })

    test('sorts by a column, turns to the next page, and goes back', async () => {
      const first = await person.read(told.rows)
      await person.click({ css: 'th button', name: 'User' })
      await person.until(told.address, '/users?sort=displayName')
      await settle(person)
      const sorted = await person.read(told.rows)
      expect(sorted).not.toEqual(first)
      await person.click({ css: 'footer nav a', name: messages.ui.nextPage })
      await person.until(told.page, '2')
      await settle(person)
      expect(await person.read(told.rows)).not.toEqual(sorted)
      await person.read('history.back()')
      await person.until(told.address, '/users?sort=displayName')
      await person.until(told.rows, sorted)
    })

    test('filters and searches', async () => {
      await openList(person, '/users')
      await person.click({ css: 'summary', name: 'Status' })
      await person.click({ css: 'details[open] label', has: 'Suspended' })
      await person.until(told.address, '/users?status=suspended')
      await person.press(keys.escape)
      await person.write({ css: '[type=search]' }, 'an')
      await person.until(told.address, '/users?search=an&status=suspended')
      await settle(person)
      expect(await person.read(told.statuses)).toEqual(['Suspended'])
    })

    test('opens a row, and closes it with Escape', async () => {
      await openList(person, '/users')
      await person.click({ css: `${row.css} [data-slot=who] a` })
      await person.see(dialog)
      expect(await person.read(told.address)).toMatch(/^\/users\?open=/u)
      await person.press(keys.escape)
      await person.miss(dialog)
      await person.until(told.address, '/users')
    })

    test('suspends a user for a reason, and reinstates them', async () => {
      const suspend = actions.byAction['suspend-user'].label
      const reinstate = actions.byAction['reinstate-user'].label
      const name = await openUser(person)
      await person.see(status('Active'))
      await person.click(button(suspend, dialog))
      await person.write({ css: '#action-reason' }, 'Two accounts of one')
      await person.until(told.unread, 0)
      await person.click(button(suspend, question))
      await person.see(toast(actions.byAction['suspend-user'].done(name)))
      await person.see(status('Suspended'))
      await person.click(button(reinstate, dialog))
      await person.see(question)
      await person.until(told.unread, 0)
      await person.click(button(reinstate, question))
      await person.see(toast(actions.byAction['reinstate-user'].done(name)))
      expect(await person.see(status('Active'))).toBe('Active')
    })

    test('credits a user once it was reviewed', async () => {
      const name = await openUser(person)
      await person.click(button(actions.byAction['adjust-user'].label, dialog))
      await person.write({ css: '#action-amount' }, '12.50')
      // A choice that has the focus goes to what is typed.
      await person.press(`${keys.tab}Mistake`)
      await person.write({ css: '#action-reason' }, 'Prize was paid short')
      await person.click(button('Review'))
      await person.see({ ...dialog, has: '+12.50' })
      await person.until(told.unread, 0)
      // The button that accepts has the focus.
      await person.press(keys.enter)
      await person.see(toast(actions.byAction['adjust-user'].done(name)))
      await person.go('/users/42/transactions')
      expect(await person.see(row)).toContain('+12.50')
    })

    test('exports a list into a file', async () => {
      await openList(person, '/users?status=suspended')
      await person.click(button(messages.list.export))
      await person.click(button(exporting.start, dialog))
      await person.see(button(exporting.done, dialog))
      const result = await person.see({ css: `${dialog.css} output` })
      const [, count, file = ''] = /(\d+) users to (\S+)\.$/u.exec(result) ?? []
      expect((await desk.downloaded(file)).trim().split('\r\n')).toHaveLength(
        Number(count) + 1
      )
    })

    test('fits a phone', async () => {
      await person.resize(390, 844)
      await person.until('innerWidth', 390)
      const wider: unknown[] = []
      for (const address of screens) {
        // oxlint-disable no-await-in-loop -- one screen after the other
        await openList(person, address)
        if ((await person.read(told.beyond)) !== 0) wider.push(address)
        // oxlint-enable no-await-in-loop
      }
      expect(wider).toEqual([])
      await person.resize(WINDOW.width, WINDOW.height)
    })

    test('is dark where the system is', async () => {
      expect(await person.read(told.dark)).toBe(true)
      expect(await person.read(told.ground)).toMatch(/^oklch\(0\.[12]/u)
    })

    test('keeps the session over a reload, and shares it with a second tab', async () => {
      await openList(person, '/games')
      await openList(person, '/games')
      const second = await desk.nextPerson()
      await openList(second, '/users')
      await second.click(button(messages.session.signOut))
      await second.until(told.path, '/login')
      // Nobody touches the first one.
      await person.until(told.path, '/login')
      await person.go('/games')
      await person.until(told.path, '/login')
      expect(await person.see(button(login.submit))).toBe(login.submit)
    })

    test('has locks and channels, and has complained of nothing', async () => {
      const shared = `['locks' in navigator, 'BroadcastChannel' in window]`
      expect(await person.read(shared)).toEqual([true, true])
      expect(await person.read(`localStorage['${TROUBLES}']`)).toBeFalsy()
    })
  })
}
