import * as v from 'valibot'

/** The settings of the site, fixed at build time. */
export interface Config {
  /** Where calls go: a path of this origin or a full address, ending in `/`. */
  apiBaseUrl: string
  /** The product's name in titles and in the navigation. */
  panelName: string
}

const DEFAULTS: Config = { apiBaseUrl: '/api/', panelName: 'Admin Panel' }

const API_BASE_URL_ALLOWED =
  'a path like /api/, or an https address without user, query and hash (http for this machine only)'
const PANEL_NAME_MAX = 60
const PANEL_NAME_ALLOWED = `1 to ${PANEL_NAME_MAX} characters, not blank`

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A setting that the site cannot be built with; the message is one line. */
export class ConfigError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`${name} is ${JSON.stringify(value)}. Allowed: ${allowed}.`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the site's settings: PUBLIC_API_BASE_URL and PUBLIC_PANEL_NAME.
 * A variable that is not set takes its default; a bad one throws a
 * `ConfigError`, so a wrong build is never made.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>
): Config {
  return {
    apiBaseUrl: readSetting(
      environment,
      'PUBLIC_API_BASE_URL',
      DEFAULTS.apiBaseUrl,
      v.pipe(
        v.string(),
        v.check(isApiBase),
        v.transform(base => (base.endsWith('/') ? base : `${base}/`))
      ),
      API_BASE_URL_ALLOWED
    ),
    panelName: readSetting(
      environment,
      'PUBLIC_PANEL_NAME',
      DEFAULTS.panelName,
      v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PANEL_NAME_MAX)),
      PANEL_NAME_ALLOWED
    )
  }
}

/** The settings of this build, and its id (`dev` or `test` outside one). */
export const config: Config & { buildId: string } = {
  apiBaseUrl: import.meta.env?.PUBLIC_API_BASE_URL ?? DEFAULTS.apiBaseUrl,
  panelName: import.meta.env?.PUBLIC_PANEL_NAME ?? DEFAULTS.panelName,
  buildId: import.meta.env?.PUBLIC_BUILD_ID ?? 'test'
}

function readSetting(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: string,
  schema: v.GenericSchema<string, string>,
  allowed: string
): string {
  const value = environment[name]
  if (value === undefined) return fallback
  const result = v.safeParse(schema, value)
  if (!result.success) throw new ConfigError(name, value, allowed)
  return result.output
}

function isApiBase(base: string): boolean {
  return base.startsWith('/') ? isRootPath(base) : isFullAddress(base)
}

/** True for a path that a browser keeps as written, unlike `//x` or `/..`. */
function isRootPath(base: string): boolean {
  const origin = 'http://panel.invalid'
  const url = URL.parse(base, origin)
  return base !== '/' && url?.origin === origin && url.pathname === base
}

function isFullAddress(base: string): boolean {
  const url = URL.parse(base)
  if (!url || !/^https?:\/\/[^\s\\@?#]+$/.test(base)) return false
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}
