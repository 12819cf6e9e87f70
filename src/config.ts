import * as v from 'valibot'

/** The languages that the panel brings along. */
export const languageNames = ['en', 'de'] as const

export type LanguageName = (typeof languageNames)[number]

/** One of them, or a file of texts: its path, from the project's root. */
export type PanelLanguage = LanguageName | `${string}.ts`

export interface Config {
  /** Where the build is served: a path of its host, beginning and ending in `/`. */
  basePath: string
  /** API base: a path of this origin or a full address, ending in `/`. */
  apiBaseUrl: string
  /** Shown in titles and in the navigation. */
  panelName: string
  language: PanelLanguage
  /** What waits longer for a decision is marked. */
  waitingLimitHours: number
  /** Where browsers report violations of the content policy; '' for nowhere. */
  reportUrl: string
}

const DEFAULTS: Config = {
  basePath: '/',
  apiBaseUrl: '/api/',
  panelName: 'Admin Panel',
  language: 'en',
  waitingLimitHours: 24,
  reportUrl: ''
}

const BASE_PATH_ALLOWED =
  'a path like /backoffice/, of letters, digits and . _ ~ - between slashes'
const API_BASE_URL_ALLOWED =
  'a path like /api/, or an https address without user, query and hash (http for this machine only)'
const API_BASE_URL_BUILT =
  'in a build, a path like /api/ or an https address; http works with npm run dev'
const API_BESIDE_PANEL = 'a path beside or below PUBLIC_BASE_PATH'
const PANEL_NAME_MAX = 60
const PANEL_NAME_ALLOWED = `1 to ${PANEL_NAME_MAX} characters, not blank`

const WAITING_LIMIT_ALLOWED = 'whole hours, from 1 to 8760'

const REPORT_URL_ALLOWED = 'an https address'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** An invalid setting; the message is one line. */
export class ConfigError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`${name} is ${JSON.stringify(value)}. Allowed: ${allowed}.`)
    this.name = 'ConfigError'
  }
}

/** Unset variables take defaults. Throws a `ConfigError` on an invalid one. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>
): Config {
  const settings: Config = {
    basePath: readSetting(
      environment,
      'PUBLIC_BASE_PATH',
      DEFAULTS.basePath,
      v.pipe(
        v.string(),
        v.transform(path => (path.endsWith('/') ? path : `${path}/`)),
        v.check(path => isBasePath(path))
      ),
      BASE_PATH_ALLOWED
    ),
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
    ),
    language: readSetting(
      environment,
      'PUBLIC_PANEL_LANGUAGE',
      DEFAULTS.language,
      v.union([
        v.picklist(languageNames),
        v.custom<`${string}.ts`>(
          value => typeof value === 'string' && value.endsWith('.ts')
        )
      ]),
      `${languageNames.join(', ')}, or the path of a .ts file of texts`
    ),
    waitingLimitHours: readSetting(
      environment,
      'PUBLIC_WAITING_LIMIT_HOURS',
      DEFAULTS.waitingLimitHours,
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,3}$/u),
        v.transform(Number),
        v.maxValue(8760)
      ),
      WAITING_LIMIT_ALLOWED
    ),
    reportUrl: readSetting(
      environment,
      'CSP_REPORT_URL',
      DEFAULTS.reportUrl,
      v.pipe(v.string(), v.regex(/^https:\/\/[^\s"\\;,]+$/u)),
      REPORT_URL_ALLOWED
    )
  }
  const { apiBaseUrl, basePath } = settings
  // Every page would be a call.
  if (basePath.startsWith(apiBaseUrl)) {
    throw new ConfigError('PUBLIC_API_BASE_URL', apiBaseUrl, API_BESIDE_PANEL)
  }
  return settings
}

/** Throws a `ConfigError` for an API that is called over plain http. */
export function requireEncryption(apiBaseUrl: string): void {
  if (apiBaseUrl.startsWith('http:')) {
    throw new ConfigError('PUBLIC_API_BASE_URL', apiBaseUrl, API_BASE_URL_BUILT)
  }
}

/** More than any call of the contract needs. */
export const BODY_LIMIT_BYTES = 64 * 1024

interface Build {
  /** `dev` or `test` outside a build. */
  buildId: string
}

export const config: Omit<Config, 'language' | 'reportUrl'> & Build = {
  basePath: import.meta.env?.PUBLIC_BASE_PATH ?? DEFAULTS.basePath,
  apiBaseUrl: import.meta.env?.PUBLIC_API_BASE_URL ?? DEFAULTS.apiBaseUrl,
  panelName: import.meta.env?.PUBLIC_PANEL_NAME ?? DEFAULTS.panelName,
  waitingLimitHours: Number(
    import.meta.env?.PUBLIC_WAITING_LIMIT_HOURS ?? DEFAULTS.waitingLimitHours
  ),
  buildId: import.meta.env?.PUBLIC_BUILD_ID ?? 'test'
}

/** The file that names the newest build; `base` ends in `/`. */
export function latestBuildPath(base: string): string {
  return `${base}builds/latest.json`
}

export function buildRecordPath(base: string, buildId: string): string {
  return `${base}builds/meta/${buildId}.json`
}

function readSetting<Value>(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: Value,
  schema: v.GenericSchema<string, Value>,
  allowed: string
): Value {
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

function isBasePath(path: string): boolean {
  return /^\/(?:[\w.~-]+\/)*$/u.test(path) && (path === '/' || isRootPath(path))
}

function isFullAddress(base: string): boolean {
  const url = URL.parse(base)
  if (!url || !/^https?:\/\/[^\s\\@?#]+$/.test(base)) return false
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}
