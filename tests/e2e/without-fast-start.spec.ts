import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type PanelServer, startServer } from '../../src/programs/serve.ts'
import { projectFolder } from '../support/dist.ts'
import { listScreens, rowsOf, settled } from '../support/list-screens.ts'
import { copyProject } from '../support/project-copy.ts'
import { test as base, expect } from '../support/test.ts'

const TWINS = join(projectFolder, 'tests/support/slow-twins')

/** On a site that was built with the slow twins of the fast start. */
const test = base.extend<object, { server: PanelServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const { folder, remove } = copyProject()
      const fastStart = join(folder, 'src/fast-start')
      const entries = readdirSync(join(fastStart, 'entries'))
      rmSync(fastStart, { recursive: true })
      mkdirSync(join(fastStart, 'entries'), { recursive: true })
      // A page starts with its islands.
      for (const entry of entries) {
        writeFileSync(join(fastStart, 'entries', entry), '')
      }
      cpSync(TWINS, fastStart, { recursive: true })
      execFileSync('node_modules/.bin/astro', ['build', '--silent'], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' }
      })
      const server = await startServer({
        folder: join(folder, 'dist'),
        port: 0,
        database: ':memory:',
        seedTransactions: 5000,
        faults: true,
        session: { passwordCost: { N: 2, r: 1, p: 1 } }
      })
      await use(server)
      await server.close()
      remove()
    },
    { scope: 'worker' }
  ]
})

test('without the fast start the panel signs in and shows the rows of every list', async ({
  page,
  server
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(server.api?.account.email ?? '')
  await page
    .getByLabel('Password', { exact: true })
    .fill(server.api?.account.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admins')
  for (const screen of listScreens) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await page.goto(screen.path)
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await expect(rowsOf(page, screen).first()).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await settled(page, screen)
  }
})
