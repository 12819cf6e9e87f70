/** What the build hands to the site; `config.ts` is its one reader. */
interface ImportMetaEnv {
  readonly PUBLIC_API_BASE_URL?: string
  readonly PUBLIC_PANEL_NAME?: string
  readonly PUBLIC_BUILD_ID?: string
}

/**
 * A part of the site that could not be loaded. While `reloading`, the newest
 * build is being asked for or the page is reloading; after it, the page
 * stays as it is and shows the error. The message is the browser's own.
 */
interface PanelChunkError {
  message: string
  reloading: boolean
}

interface WindowEventMap {
  'panel:chunk-error': CustomEvent<PanelChunkError>
  /** A lazy import failed; who calls it off shows that in its own place. */
  'panel:part-error': CustomEvent
}

interface Window {
  /** The last `panel:chunk-error`, for listeners that start later. */
  __panelChunkError?: PanelChunkError
}
