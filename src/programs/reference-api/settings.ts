import * as v from 'valibot'

import { StartError } from '../hosting/start-error.ts'
import { isProxy } from './http/trusted-proxies.ts'

export interface Settings {
  port: number
  host: string
  database: string
  seedTransactions: number
  adminPassword: string | undefined
  allowedOrigins: readonly string[]
  trustedProxies: readonly string[]
  /** In major units of any currency. */
  approvalAbove: bigint | undefined
}

class SettingsError extends StartError {
  override readonly name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

const wholeNumber = (most: number): v.GenericSchema<string, number> =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,8}$/u),
    v.transform(Number),
    v.maxValue(most)
  )

/** Separated by commas. */
const listOf = (
  fits: (text: string) => boolean
): v.GenericSchema<string, string[]> =>
  v.pipe(
    v.string(),
    v.transform(text => text.split(',').map(part => part.trim())),
    v.everyItem(fits)
  )

/** Beyond what five tries in 15 minutes can guess. */
const PASSWORD_LEAST = 8

/** Unset or empty variables take defaults; a bad one throws `SettingsError`. */
export function readSettings(environment: Environment): Settings {
  return {
    port: read(environment, 'PORT', 8787, wholeNumber(65_535), '0 to 65535'),
    host: read(
      environment,
      'HOST',
      '127.0.0.1',
      v.pipe(v.string(), v.regex(/^[\w.:-]+$/u)),
      'a host name or an address'
    ),
    database: environment['PANEL_DB'] || '.data/panel.db',
    seedTransactions: read(
      environment,
      'PANEL_SEED_TRANSACTIONS',
      100_000,
      wholeNumber(10_000_000),
      '0 to 10000000'
    ),
    adminPassword: read(
      environment,
      'PANEL_ADMIN_PASSWORD',
      undefined,
      v.pipe(v.string(), v.minLength(PASSWORD_LEAST)),
      `at least ${PASSWORD_LEAST} characters`
    ),
    allowedOrigins: read(
      environment,
      'PANEL_ORIGINS',
      [],
      listOf(text => URL.parse(text)?.origin === text),
      'origins such as https://panel.example.com, separated by commas'
    ),
    trustedProxies: read(
      environment,
      'PANEL_TRUSTED_PROXIES',
      [],
      listOf(isProxy),
      'IP addresses and networks such as 10.0.0.0/8, separated by commas'
    ),
    approvalAbove: read(
      environment,
      'PANEL_APPROVAL_ABOVE',
      undefined,
      v.pipe(
        v.string(),
        v.regex(/^\d{1,18}$/u),
        v.transform(text => BigInt(text))
      ),
      'a whole number, such as 1000'
    )
  }
}

function read<Value, Fallback>(
  environment: Environment,
  name: string,
  fallback: Fallback,
  schema: v.GenericSchema<string, Value>,
  allowed: string
): Value | Fallback {
  const value = environment[name]
  if (value === undefined || value === '') return fallback
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  // A password must not end up in a log.
  const shown = name.endsWith('PASSWORD') ? 'too short' : JSON.stringify(value)
  throw new SettingsError(`${name} is ${shown}. Allowed: ${allowed}.`)
}
