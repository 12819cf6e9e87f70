import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort, startProcess } from '../../support/start-process.ts'
import { type Driver, type Folders, type Tab, WINDOW } from './driver.ts'
import { type Actions, clickAt, hoverAt, typed } from './input.ts'

/** What the profile of a Firefox is set to, beyond its defaults. */
const settings = (downloads: string): Record<string, unknown> => ({
  // Dark, as if the system were.
  'layout.css.prefers-color-scheme.content-override': 0,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.always_ask_before_handling_new_types': false,
  // It speaks to the site of the test and to nobody else.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false
})

/** Starts a Firefox without a window, over WebDriver BiDi: it has that built in. */
export async function startFirefox(
  command: string,
  { own, downloads }: Folders
): Promise<Driver> {
  const lines = Object.entries(settings(downloads)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`
  )
  await writeFile(join(own, 'user.js'), `${lines.join('\n')}\n`)
  const port = await freePort()
  const program = await startProcess(
    command,
    [
      '--headless',
      '--no-remote',
      '--profile',
      own,
      `--remote-debugging-port=${port}`
    ],
    { port, folder: own }
  )
  const send = await openSocket(`ws://127.0.0.1:${port}/session`)
  await send('session.new', { capabilities: {} })
  return {
    newTab: async () => {
      const made = await send('browsingContext.create', { type: 'tab' })
      return tabOf(send, String(made['context']))
    },
    close: async () => {
      // It ends in order, and takes its children with it.
      await send('browser.close', {})
      await program.stop()
    }
  }
}

type Answer = Readonly<Record<string, unknown>>
type Send = (method: string, params: object) => Promise<Answer>

async function tabOf(send: Send, context: string): Promise<Tab> {
  const act = async (actions: Actions): Promise<void> => {
    await send('browsingContext.activate', { context })
    await send('input.performActions', { context, actions })
  }
  const resize = async (width: number, height: number): Promise<void> => {
    const viewport = { width, height }
    await send('browsingContext.setViewport', { context, viewport })
  }
  await resize(WINDOW.width, WINDOW.height)
  return {
    resize,
    open: async url => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async expression => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      const { value } = result as { value?: string }
      return value === undefined ? undefined : JSON.parse(value)
    },
    click: (x, y) => act(clickAt(x, y)),
    hover: (x, y) => act(hoverAt(x, y)),
    type: text => act(typed(text))
  }
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: Answer
  message?: string
}

/** Commands over a WebSocket, each with the answer that carries its number. */
async function openSocket(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No ${url}`)))
  })
  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    waiting.get(message.id ?? 0)?.(message)
    waiting.delete(message.id ?? 0)
  })
  return (method, params) => {
    const id = (last += 1)
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ type, result = {}, message }) => {
        if (type === 'success') resolve(result)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
}
