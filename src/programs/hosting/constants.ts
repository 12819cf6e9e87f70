import type { Config } from '../../config.ts'

/** What `config.ts` reads; Vite inserts it in a build. */
export function constants(config: Config, id: string): Record<string, string> {
  return {
    'import.meta.env.PUBLIC_BASE_PATH': JSON.stringify(config.basePath),
    'import.meta.env.PUBLIC_API_BASE_URL': JSON.stringify(config.apiBaseUrl),
    'import.meta.env.PUBLIC_PANEL_NAME': JSON.stringify(config.panelName),
    'import.meta.env.PUBLIC_WAITING_LIMIT_HOURS': JSON.stringify(
      String(config.waitingLimitHours)
    ),
    'import.meta.env.PUBLIC_BUILD_ID': JSON.stringify(id)
  }
}
