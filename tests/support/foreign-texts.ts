import type { Page } from '@playwright/test'

import { config } from '../../src/config.ts'
import { countryName } from '../../src/format/country-name.ts'
import { LOCALE } from '../../src/format/locale.ts'
import { allZones } from '../../src/format/zone-list.ts'
import { REASON } from './sights/action-sight.ts'

/** What Intl writes: parts of dates and of spans of time. */
const CALENDAR = [
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 1)).toLocaleDateString(LOCALE, {
      month: 'short'
    })
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2026, 0, day + 1)).toLocaleDateString(LOCALE, {
      weekday: 'long'
    })
  ),
  'at',
  'now',
  'ago',
  'yesterday',
  'sec',
  'min',
  'hr'
]

/** Zones, units and names of formats are the same in every language. */
const COMMON = ['UTC', 'GMT', 'JSON', 'CSV', 'px']
const WRITTEN = new RegExp(
  String.raw`\b(?:${[...CALENDAR, ...COMMON].join('|')})\b`,
  'gu'
)
/** Names of requests, which the browser makes up. */
const REQUEST = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu

/** What sights type, or say in the place of the panel. */
const SAID_BY_TESTS = [
  'Ban?',
  'He cannot play any more.',
  'Banned',
  'The House',
  REASON
]

/** All texts that the API gave to a page, for as long as it is open. */
export interface Given {
  texts: Set<string>
}

/**
 * Hears what the API gives, before the page does: a browser forgets the bodies
 * of a document that it left, and so nobody can ask for them later.
 */
export async function hearAnswers(page: Page): Promise<Given> {
  const zones = allZones(LOCALE).map(({ label }) => label)
  const texts = new Set([config.panelName, ...SAID_BY_TESTS, ...zones])
  page.on('framenavigated', frame => {
    for (const value of new URL(frame.url()).searchParams.values()) {
      texts.add(value)
    }
  })
  await page.exposeFunction('collectBody', (body: string) => {
    if (/^[[{]/u.test(body)) collect(JSON.parse(body), texts)
  })
  await page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = async (...call) => {
      const response = await fetch(...call)
      if (response.url.includes('/api/')) {
        // oxlint-disable-next-line no-unsafe-type-assertion -- exposed above
        const { collectBody } = globalThis as unknown as {
          collectBody: (body: string) => Promise<void>
        }
        await collectBody(await response.clone().text())
      }
      return response
    }
  })
  return { texts }
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      texts.add(name)
      collect(inner, texts)
    }
  }
}

/**
 * Those of the texts of a pseudo build with words that come from no message:
 * from a component. What stands in brackets is a message; what the API gave,
 * and what Intl writes, is none.
 */
export function foreignTexts(texts: readonly string[], given: Given): string[] {
  const known = [...given.texts, ...[...given.texts].map(countryOf)]
    .filter(text => /\p{L}{2}/u.test(text))
    .toSorted((one, other) => other.length - one.length)
  return texts.filter(text => {
    let rest = withoutMessages(text).replaceAll(WRITTEN, ' ')
    rest = rest.replaceAll(REQUEST, ' ')
    for (const part of known) rest = rest.replaceAll(part, ' ')
    return /\p{L}{2}/u.test(rest)
  })
}

function countryOf(text: string): string {
  return /^[A-Z]{2}$/u.test(text) ? countryName(text, LOCALE) : text
}

/** A message may hold another one. */
function withoutMessages(text: string): string {
  const less = text.replaceAll(/\[[^[\]]*\]/gu, ' ')
  return less === text ? text : withoutMessages(less)
}
