import * as v from 'valibot'

/** The languages that the site can be built in; the last two are for tests. */
export const languageNames = ['en', 'de', 'pseudo', 'pseudo-rtl'] as const

/** A language, by the name that the build's setting has for it. */
export type LanguageName = (typeof languageNames)[number]

/** The settings of the site, fixed at build time. */
export interface Config {
  /** Where calls go: a path of this origin or a full address, ending in `/`. */
  apiBaseUrl: string
  /** The product's name in titles and in the navigation. */
  panelName: string
  /** The one language of the texts in it. */
  language: LanguageName
  /** Where browsers report what the content policy blocked; '' for nowhere. */
  reportUrl: string
}

const DEFAULTS: Config = {
  apiBaseUrl: '/api/',
  panelName: 'Admin Panel',
  language: 'en',
  reportUrl: ''
}

const API_BASE_URL_ALLOWED =
  'a path like /api/, or an https address without user, query and hash (http for this machine only)'
const API_BASE_URL_BUILT =
  'in a build, a path like /api/ or an https address; http works with npm run dev'
const PANEL_NAME_MAX = 60
const PANEL_NAME_ALLOWED = `1 to ${PANEL_NAME_MAX} characters, not blank`

const REPORT_URL_ALLOWED = 'an https address'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A setting that the site cannot be built with; the message is one line. */
export class ConfigError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`${name} is ${JSON.stringify(value)}. Allowed: ${allowed}.`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the site's settings: PUBLIC_API_BASE_URL, PUBLIC_PANEL_NAME,
 * PUBLIC_PANEL_LANGUAGE and CSP_REPORT_URL.
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
    ),
    language: readSetting(
      environment,
      'PUBLIC_PANEL_LANGUAGE',
      DEFAULTS.language,
      v.picklist(languageNames),
      languageNames.join(', ')
    ),
    reportUrl: readSetting(
      environment,
      'CSP_REPORT_URL',
      DEFAULTS.reportUrl,
      v.pipe(v.string(), v.regex(/^https:\/\/[^\s"\\;,]+$/u)),
      REPORT_URL_ALLOWED
    )
  }
}

/** Throws a `ConfigError` for an API that is called over plain http. */
export function requireEncryption(apiBaseUrl: string): void {
  if (apiBaseUrl.startsWith('http:')) {
    throw new ConfigError('PUBLIC_API_BASE_URL', apiBaseUrl, API_BASE_URL_BUILT)
  }
}

/** The longest body of a call: more than any call of the contract can need. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** This build: the path it is served at, ending in `/`, and its id. */
interface Build {
  basePath: string
  /** `dev` or `test` outside a build. */
  buildId: string
}

/** The settings of this build. */
export const config: Omit<Config, 'language' | 'reportUrl'> & Build = {
  basePath: import.meta.env?.BASE_URL ?? '/',
  apiBaseUrl: import.meta.env?.PUBLIC_API_BASE_URL ?? DEFAULTS.apiBaseUrl,
  panelName: import.meta.env?.PUBLIC_PANEL_NAME ?? DEFAULTS.panelName,
  buildId: import.meta.env?.PUBLIC_BUILD_ID ?? 'test'
}

/** The file that names the newest build; `base` ends in `/`. */
export function latestBuildPath(base: string): string {
  return `${base}builds/latest.json`
}

/** The file that describes one build; `base` ends in `/`. */
export function buildRecordPath(base: string, buildId: string): string {
  return `${base}builds/meta/${buildId}.json`
}

function readSetting<Value extends string>(
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

function isFullAddress(base: string): boolean {
  const url = URL.parse(base)
  if (!url || !/^https?:\/\/[^\s\\@?#]+$/.test(base)) return false
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname)
}
