import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openFrontServer } from './front-server.ts'

/** A browser that has a page of the panel loaded ahead by another page. */
export interface LoadingAhead {
  /** Each load of the page, by what the browser says it is for. */
  readonly loads: readonly string[]
  /** Whether the page that was loaded ahead runs: it asks for its build. */
  readonly runs: boolean
  /** Follows the way to the page that was loaded ahead. */
  show(): void
  close(): Promise<void>
}

/** How a test starts a browser. */
export interface BrowserCommand {
  executablePath: string
  args: readonly string[]
}

/** Where the browser begins: a page that signs in, and has `path` loaded ahead. */
const START = '/start'
/** Answered once the page is to be shown. */
const SHOWN = '/start/shown'

/**
 * Starts a browser that signs in and has a page of the panel loaded ahead by
 * speculation rules. Nothing looks into this browser: one that is driven from
 * outside loads nothing ahead. So its server tells what it does.
 */
export async function loadAhead(
  panel: string,
  path: string,
  account: object,
  { executablePath, args }: BrowserCommand
): Promise<LoadingAhead> {
  const loads: string[] = []
  let runs = false
  let waiting: ServerResponse | undefined
  const front = await openFrontServer(panel, ({ url, headers }, response) => {
    const purpose = String(headers['sec-purpose'] ?? 'a visit')
    if (url === path) loads.push(purpose)
    if (url?.startsWith('/builds/meta/') && purpose.includes('prerender')) {
      runs = true
    }
    if (url === SHOWN) waiting = response
    if (url === START) {
      response.setHeader('content-type', 'text/html')
      response.end(startPage(path, account))
    }
    return url === START || url === SHOWN
  })
  const profile = mkdtempSync(join(tmpdir(), 'panel-ahead-'))
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      // Without a port it would end with its first page.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      front.url + START
    ],
    { stdio: 'ignore' }
  )
  const ended = new Promise(resolve => void browser.once('close', resolve))
  return {
    loads,
    get runs() {
      return runs
    },
    show: () => void waiting?.end(),
    async close() {
      browser.kill()
      await ended
      await front.close()
      rmSync(profile, { recursive: true, maxRetries: 5 })
    }
  }
}

function startPage(path: string, account: object): string {
  const rules = {
    prerender: [{ source: 'list', urls: [path], eagerness: 'immediate' }]
  }
  return `<!doctype html>
<title>Start</title>
<script type="module">
  await fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '${JSON.stringify(account)}'
  })
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = '${JSON.stringify(rules)}'
  document.head.append(script)
  await fetch('${SHOWN}')
  location.assign('${path}')
</script>`
}
