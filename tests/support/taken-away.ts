import type { BrowserContext } from '@playwright/test'

type StorageName = 'localStorage' | 'sessionStorage'

/** Makes a storage refuse to be touched, as a browser's settings can. */
export async function blockStorage(
  context: BrowserContext,
  name: StorageName
): Promise<void> {
  await context.addInitScript(blocked => {
    Object.defineProperty(window, blocked, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
  }, name)
}

/** Returns both storages no room at all. */
export async function fillStorages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
}

/** Takes things out of the page: `navigator.locks`, `caches`. */
export async function takeAway(
  context: BrowserContext,
  names: readonly string[]
): Promise<void> {
  await context.addInitScript(paths => {
    for (const path of paths) {
      const [last = '', ...owners] = path.split('.').toReversed()
      let owner: object = window
      for (const name of owners.toReversed()) {
        owner = Object(Reflect.get(owner, name))
      }
      for (
        let holder: object | null = owner;
        holder;
        holder = Object.getPrototypeOf(holder)
      ) {
        Reflect.deleteProperty(holder, last)
      }
      if (last in owner) throw new Error(`${path} cannot be taken away`)
    }
  }, names)
}
