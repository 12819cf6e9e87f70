/** Values that Vite inserts; only `config.ts` reads them. */
interface ImportMetaEnv {
  readonly PUBLIC_BASE_PATH?: string
  readonly PUBLIC_API_BASE_URL?: string
  readonly PUBLIC_PANEL_NAME?: string
  readonly PUBLIC_WAITING_LIMIT_HOURS?: string
  readonly PUBLIC_BUILD_ID?: string
}

/**
 * A chunk that failed to load, with the browser's own message. `reloading` is
 * true until it is decided that the page stays and shows the error.
 */
interface PanelChunkError {
  message: string
  reloading: boolean
  /** The host answers, so that a deploy is likely to be under way. */
  isHostThere: boolean
}

interface WindowEventMap {
  'panel:chunk-error': CustomEvent<PanelChunkError>
  /** A lazy import failed; whoever cancels this shows the error itself. */
  'panel:part-error': CustomEvent
}

interface Window {
  /** The last `panel:chunk-error`, for listeners that start later. */
  __panelChunkError?: PanelChunkError
}
