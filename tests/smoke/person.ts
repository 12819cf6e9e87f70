import type { Tab } from './drivers/driver.ts'
import { findSight, type Sight, type Target } from './sight.ts'

/** Somebody at a tab, who looks and waits before acting. */
export interface Person {
  go(path: string): Promise<void>
  /** Waits until it is drawn, and gives what it says. */
  see(target: Target): Promise<string>
  /** Waits until nothing of the kind is drawn. */
  miss(target: Target): Promise<void>
  click(target: Target): Promise<void>
  hover(target: Target): Promise<void>
  /** Clicks into a field, and types. */
  write(target: Target, text: string): Promise<void>
  press(key: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Waits until an expression in the page has this value. */
  until(expression: string, value: unknown): Promise<void>
  read(expression: string): Promise<unknown>
}

const PATIENCE_MS = 20_000
const PAUSE_MS = 40

/** Sits down at a tab of a site. */
export function personAt(tab: Tab, origin: string): Person {
  const look = async (target: Target): Promise<Sight | null> => {
    const looked = `(${String(findSight)})(${JSON.stringify(target)})`
    return (await tab.evaluate(looked)) as Sight | null
  }

  /** Where it rests, and can be met. */
  const place = (target: Target): Promise<Sight> =>
    wait(JSON.stringify(target), async () => {
      const before = await look(target)
      if (!before?.open) return undefined
      await pause()
      const after = await look(target)
      const rests = before.x === after?.x && before.y === after.y
      return rests && after.open ? after : undefined
    })

  const click = async (target: Target): Promise<void> => {
    const { x, y } = await place(target)
    await tab.click(x, y)
  }

  async function wait<Value>(
    what: string,
    ask: () => Promise<Value | undefined>
  ): Promise<Value> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      // A document that is being left has nothing to tell.
      const value = await ask().catch(() => undefined)
      if (value !== undefined) return value
      if (Date.now() > end) throw new Error(await told(what))
      await pause()
    }
  }

  async function told(what: string): Promise<string> {
    const at = await tab.evaluate('location.pathname + location.search')
    const text = await tab.evaluate('document.body.innerText.slice(0, 200)')
    return `Waited in vain for ${what} on ${String(at)}:\n${String(text)}`
  }

  return {
    click,
    go: path => tab.open(origin + path),
    see: async target => {
      const { text } = await wait(
        JSON.stringify(target),
        async () => (await look(target)) ?? undefined
      )
      return text
    },
    miss: async target => {
      await wait(`no ${JSON.stringify(target)}`, async () =>
        (await look(target)) === null ? true : undefined
      )
    },
    hover: async target => {
      const { x, y } = await place(target)
      await tab.hover(x, y)
    },
    write: async (target, text) => {
      await click(target)
      await tab.type(text)
    },
    press: key => tab.type(key),
    resize: (width, height) => tab.resize(width, height),
    until: async (expression, value) => {
      const expected = JSON.stringify(value)
      await wait(`${expression} = ${expected}`, async () => {
        const now = await tab.evaluate(expression)
        return JSON.stringify(now) === expected ? true : undefined
      })
    },
    read: expression => tab.evaluate(expression)
  }
}

function pause(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, PAUSE_MS)
  })
}
