import { latestBuildPath } from '../../config.ts'
import { type ChunkErrorTexts, showChunkError } from './chunk-error-page.ts'
import { functionText } from './function-text.ts'
import type { AllTexts } from './language-plugin.ts'

/** How long one path is not reloaded again. */
export const RELOAD_GUARD_MS = 10_000

/** How long to wait for the newest build's id. */
export const BUILD_DEADLINE_MS = 5_000

/** More than the file of the newest build ever holds. */
const BUILD_MAX_BYTES = 1_000

export interface ChunkReloadSettings {
  /** The path of the site, ending in `/`. */
  base: string
  latestBuild: string
  guardMs: number
  deadlineMs: number
  maxBytes: number
  texts: ChunkErrorTexts
}

/**
 * Reloads the page when a chunk is missing because of a newer build: once per
 * path in `guardMs`, and never if that cannot be stored. The window event
 * `panel:chunk-error` (the last one is in `window.__panelChunkError`) tells the
 * app: `reloading` is true until it is decided, and false when the page stays
 * and the error has to be shown. If the island for
 * errors is itself missing, this shows the error. It is written into each
 * page's head as text, so it is never in a missing chunk: it may use nothing
 * from outside its own body.
 */
export function chunkReloadGuard(
  settings: ChunkReloadSettings,
  showError: typeof showChunkError
): void {
  const { base, latestBuild, guardMs, deadlineMs, maxBytes } = settings
  const storageKey = 'panel:reloads'
  let deciding = false
  let isHostMissing = false

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
  function report(
    message: string,
    reloading: boolean,
    isHostThere = false
  ): void {
    const detail = { message, reloading, isHostThere }
    window.__panelChunkError = detail
    window.dispatchEvent(new CustomEvent('panel:chunk-error', { detail }))
  }

  async function readCapped(response: Response): Promise<string> {
    if (!response.ok || !response.body) throw new Error('No build file')
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      text += decoder.decode(value, { stream: true })
      if (text.length > maxBytes) throw new Error('Not a build file')
    }
  }

  // The page says which build it is of: this text is the same in all.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
  function ownBuild(): string | undefined {
    const meta = document.querySelector<HTMLMetaElement>(
      'meta[name="build-id"]'
    )
    return meta?.content
  }

  /** The id; `undefined` where the host does not give one. */
  async function newestBuild(): Promise<string | undefined> {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), deadlineMs)
    try {
      const response = await fetch(`${latestBuild}?${Date.now()}`, {
        cache: 'no-store',
        signal: deadline.signal
      })
      const build: unknown = JSON.parse(await readCapped(response))
      if (typeof build !== 'object' || build === null) return undefined
      const id: unknown = Reflect.get(build, 'id')
      return typeof id === 'string' && id !== '' ? id : undefined
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
      deadline.abort()
    }
  }

  function readReloads(text: string | null, now: number): Map<string, number> {
    try {
      const stored: unknown = JSON.parse(text ?? '{}')
      // A time beyond one guard comes from a clock that was set back.
      return new Map(
        Object.entries(stored ?? {}).filter(
          ([, expires]) =>
            typeof expires === 'number' &&
            expires >= now &&
            expires <= now + guardMs
        )
      )
    } catch {
      return new Map()
    }
  }

  function mayReload(): boolean {
    const path = location.pathname + location.search
    const now = Date.now()
    try {
      const reloads = readReloads(sessionStorage.getItem(storageKey), now)
      if (reloads.has(path)) return false
      reloads.set(path, now + guardMs)
      const text = JSON.stringify(Object.fromEntries(reloads))
      sessionStorage.setItem(storageKey, text)
      // Some browsers accept a write and keep nothing.
      return sessionStorage.getItem(storageKey) === text
    } catch {
      return false
    }
  }

  // The app calls it off where a form or a list beside it would be lost.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
  function mayDecide(): boolean {
    const requested = new CustomEvent('panel:part-error', { cancelable: true })
    return window.dispatchEvent(requested)
  }

  async function decide(error: unknown): Promise<void> {
    if (deciding) return
    deciding = true
    const message = error instanceof Error ? error.message : String(error)
    report(message, true)
    const newest = await newestBuild()
    const isHostThere = newest !== undefined
    if (isHostThere && newest !== ownBuild() && mayReload()) {
      location.reload()
      return
    }
    deciding = false
    report(message, false, isHostThere)
    if (isHostMissing) showError(settings.texts, isHostThere)
  }

  function failedFile(element: EventTarget | null): string | undefined {
    const address =
      element instanceof HTMLLinkElement && element.rel === 'stylesheet'
        ? element.href
        : element instanceof HTMLScriptElement
          ? element.src
          : ''
    return address.startsWith(`${location.origin}${base}`) ? address : undefined
  }

  // A page that a host gives in place of a stylesheet is an empty one.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
  function hasRules(link: HTMLLinkElement): boolean {
    if (link.media) return true
    try {
      return Boolean(link.sheet?.cssRules.length)
    } catch {
      // One of another site, which is not looked into.
      return true
    }
  }

  function decideFile(element: EventTarget | null): void {
    const address = failedFile(element)
    if (address === undefined) return
    // The sheet of a part comes with the part, which may be missing alone.
    if (element instanceof HTMLLinkElement && !mayDecide()) return
    void decide(`Unable to load ${address}`)
  }

  window.addEventListener('vite:preloadError', event => {
    if (mayDecide()) void decide(Reflect.get(event, 'payload'))
  })
  document.addEventListener('astro:hydration-error', event => {
    const island = event.target
    isHostMissing ||=
      island instanceof Element &&
      island.getAttribute('component-export') === 'Hosts'
    if (event instanceof CustomEvent) void decide(event.detail?.error)
  })
  // Loading errors of elements do not bubble: they are caught on the way in.
  window.addEventListener('error', event => decideFile(event.target), true)
  // Those of files that come stay below the window.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && !hasRules(target)) {
        decideFile(target)
      }
    },
    true
  )
}

export function chunkReloadScript(
  base: string,
  { errorPage }: Pick<AllTexts, 'errorPage'>
): string {
  const settings: ChunkReloadSettings = {
    base,
    latestBuild: latestBuildPath(base),
    guardMs: RELOAD_GUARD_MS,
    deadlineMs: BUILD_DEADLINE_MS,
    maxBytes: BUILD_MAX_BYTES,
    texts: {
      error: errorPage.serverError,
      chunkMissing: errorPage.chunkMissing,
      deployUnderWay: errorPage.deployUnderWay,
      reload: errorPage.reload
    }
  }
  const values = `${JSON.stringify(settings)}, ${functionText(showChunkError)}`
  return `(${functionText(chunkReloadGuard)})(${values})`
}
