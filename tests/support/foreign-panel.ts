import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

import { getRequestListener } from '@hono/node-server'
import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { securityHeaders } from '../../src/programs/hosting/security-headers.ts'
import { readSitePolicy } from '../../src/programs/hosting/site-policy.ts'
import { openStaticFiles } from '../../src/programs/hosting/static-files.ts'
import type { Backend } from '../backends/world.ts'
import { projectFolder } from './dist.ts'
import { copyProject } from './project-copy.ts'

export interface ForeignPanel {
  url: string
  /** The calls that the backend has answered since it was last asked. */
  asked(): string[]
  close(): Promise<void>
}

/** As the owner of each of them does. */
export async function signInTo(
  { url }: ForeignPanel,
  page: Page
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel(messages.fields.email).fill('admin@corp.test')
  await page
    .getByRole('textbox', { name: messages.login.password })
    .fill('secret-word')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(?:admins|users)$/u)
}

/** Builds the panel for a backend of another kind, as its README says. */
export async function openForeignPanel(
  /** The owner's file, from the project's folder. */
  file: string,
  backend: Backend
): Promise<ForeignPanel> {
  const { folder, remove } = copyProject()
  const { basePath } = backend
  await useFile(folder, file)
  await promisify(execFile)(
    join(folder, 'node_modules/.bin/astro'),
    ['build', '--silent'],
    { cwd: folder, env: { ...process.env, PUBLIC_API_BASE_URL: basePath } }
  )
  const dist = join(folder, 'dist')
  const policy = readSitePolicy(dist, basePath)
  const site = getRequestListener(
    openStaticFiles(dist, securityHeaders(policy, { secure: false }))
  )
  const server = createServer((request, response) => {
    if (request.url?.startsWith(basePath)) {
      void backend.handle(request, response)
    } else {
      void site(request, response)
    }
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () =>
      backend.log
        .splice(0)
        .map(line => line.replaceAll(basePath, '').replace(/ \d+$/u, '')),
    async close() {
      await new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      remove()
    }
  }
}

/** Puts it where the build looks for it, with its imports as seen from there. */
async function useFile(folder: string, file: string): Promise<void> {
  const text = await readFile(join(projectFolder, file), 'utf8')
  const moved = text.replaceAll(/'(\.\.?\/[^']+)'/gu, (_, path: string) => {
    const target = relative('src/backend', join(dirname(file), path))
    return `'${target.startsWith('.') ? target : `./${target}`}'`
  })
  await writeFile(join(folder, 'src/backend/backend.ts'), moved)
}
