import { randomUUID } from 'node:crypto'

/**
 * Node's locks are those of a process, and test files are threads of one: each
 * gets locks of its own. One that a thread has ended with is never freed.
 */
const own = `${randomUUID()} `
// Some files have a page's navigator, without locks.
if ('locks' in navigator) separate(navigator.locks)

function mine(infos: readonly LockInfo[] = []): LockInfo[] {
  return infos
    .filter(({ name = '' }) => name.startsWith(own))
    .map(info => ({ ...info, name: info.name?.slice(own.length) ?? '' }))
}

function separate(locks: LockManager): void {
  const request = locks.request.bind(locks)
  const query = locks.query.bind(locks)
  Object.defineProperties(locks, {
    request: {
      configurable: true,
      writable: true,
      value: async (name: string, ...given: [LockGrantedCallback<unknown>]) =>
        request(`${own}${name}`, ...given)
    },
    query: {
      configurable: true,
      writable: true,
      value: async () => {
        const { held, pending } = await query()
        return { held: mine(held), pending: mine(pending) }
      }
    }
  })
}
