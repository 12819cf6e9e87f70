import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort, startProcess } from '../../support/start-process.ts'
import { type Driver, type Folders, type Tab, WINDOW } from './driver.ts'
import { type Actions, clickAt, hoverAt, typed } from './input.ts'
import { type Screen, startScreen } from './screen.ts'

/** The bars of its small browser would not let a window be as narrow as 390. */
const NARROW_BARS =
  '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px }'

/** Starts a WebKitGTK on a screen of its own, over WebDriver. */
export async function startWebKit(
  command: string,
  folders: Folders
): Promise<Driver> {
  const screen = await startScreen()
  try {
    return await startOn(screen, command, folders)
  } catch (error) {
    await screen.stop()
    throw error
  }
}

async function startOn(
  screen: Screen,
  command: string,
  { own, downloads }: Folders
): Promise<Driver> {
  await mkdir(join(own, 'gtk-3.0'))
  await writeFile(join(own, 'gtk-3.0', 'gtk.css'), NARROW_BARS)
  const folders = `XDG_DOWNLOAD_DIR="${downloads}"\n`
  await writeFile(join(own, 'user-dirs.dirs'), folders)
  const port = await freePort()
  const program = await startProcess(command, [`--port=${port}`], {
    port,
    folder: own,
    environment: {
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      GTK_THEME: 'Adwaita:dark'
    }
  })
  const { call, end } = await openSession(program.origin)
  let shown = ''
  const show = async (handle: string): Promise<void> => {
    if (shown !== handle) await call('POST', 'window', { handle })
    shown = handle
  }
  return {
    newTab: async () => {
      // Not a tab: one that is behind another never answers a click.
      const made = await call('POST', 'window/new', { type: 'window' })
      const { handle } = made as { handle: string }
      return tabOf(call, () => show(handle))
    },
    close: async () => {
      await end()
      await program.stop()
      await screen.stop()
    }
  }
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

async function tabOf(call: Call, show: () => Promise<void>): Promise<Tab> {
  const act = async (actions: Actions): Promise<void> => {
    await show()
    await call('POST', 'actions', { actions })
  }
  const evaluate = async (expression: string): Promise<unknown> => {
    await show()
    const script = `return ${expression}`
    return call('POST', 'execute/sync', { script, args: [] })
  }
  const resize = async (width: number, height: number): Promise<void> => {
    await show()
    await call('POST', 'window/rect', { width, height })
  }
  await resize(WINDOW.width, WINDOW.height)
  return {
    resize,
    evaluate,
    open: async url => {
      await show()
      await call('POST', 'url', { url })
    },
    click: (x, y) => act(clickAt(x, y)),
    hover: (x, y) => act(hoverAt(x, y)),
    type: text => act(typed(text))
  }
}

interface Session {
  call: Call
  end(): Promise<unknown>
}

async function openSession(origin: string): Promise<Session> {
  const made = (await send('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: {} }
  })) as { sessionId: string }
  const base = `${origin}/session/${made.sessionId}`
  return {
    call: (method, path, body) => send(method, `${base}/${path}`, body),
    end: () => send('DELETE', base)
  }
}

async function send(
  method: string,
  url: string,
  body?: object
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) })
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}
