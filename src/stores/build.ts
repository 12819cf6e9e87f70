import { atom, type ReadableAtom } from 'nanostores'

import { buildRecordPath, config, latestBuildPath } from '../config.ts'
import { onReturn } from './on-return.ts'

/** How often the latest build is checked, in ms. */
export const BUILD_CHECK_MS = 3_600_000
export const OWN_BUILD_CHECK_MS = 1000
export const BUILD_ANSWER_MS = 5000
/** Maximum length of a build file, in characters. */
const BUILD_FILE_MAX = 1000

const $state = atom<'current' | 'outdated'>('current')

export const $build: ReadableAtom<'current' | 'outdated'> = $state

/**
 * Checks hourly, first after an hour, until another build is published
 *. Returns a function that checks at once.
 */
export function startBuildCheck(buildId = config.buildId): () => void {
  if (buildId === 'dev') return () => {}
  setTimeout(() => void checkOwn(buildId), OWN_BUILD_CHECK_MS)
  let timer: ReturnType<typeof setTimeout>
  let requested = Date.now()
  const ask = (): void => {
    clearTimeout(timer)
    if ($state.get() === 'outdated') return
    requested = Date.now()
    timer = setTimeout(ask, BUILD_CHECK_MS)
    void checkLatest(buildId)
  }
  timer = setTimeout(ask, BUILD_CHECK_MS)
  // Timers stand still in a sleeping tab or machine.
  onReturn(() => {
    if (Date.now() - requested >= BUILD_CHECK_MS) ask()
  })
  return ask
}

async function checkLatest(buildId: string): Promise<void> {
  const id = await fetchBuildId(
    `${latestBuildPath(config.basePath)}?${Date.now()}`
  )
  if (id.kind === 'id' && id.id !== buildId) $state.set('outdated')
}

// 404 only: Nuxt also takes 403, but a gateway sends it when its session ends.
async function checkOwn(buildId: string): Promise<void> {
  const id = await fetchBuildId(buildRecordPath(config.basePath, buildId))
  if (id.kind === 'gone') $state.set('outdated')
}

type BuildAnswer =
  | { kind: 'id'; id: string }
  | { kind: 'gone' }
  | { kind: 'unknown' }

// Without the API base or a token; with cookies, for a gateway.
async function fetchBuildId(address: string): Promise<BuildAnswer> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), BUILD_ANSWER_MS)
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: deadline.signal
    })
    if (response.status === 404) return { kind: 'gone' }
    const body: unknown = JSON.parse(await readCapped(response))
    const id: unknown =
      typeof body === 'object' && body !== null
        ? Reflect.get(body, 'id')
        : undefined
    return response.ok && typeof id === 'string'
      ? { kind: 'id', id }
      : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  } finally {
    clearTimeout(timer)
    // Stops a response that is too long.
    deadline.abort()
  }
}

async function readCapped({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text
    text += decoder.decode(part.value, { stream: true })
    if (text.length > BUILD_FILE_MAX) throw new Error('Not a build file')
  }
}
