import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const languages = [
  ['english', { day: 'numeric', month: 'short' }],
  ['german', { day: '2-digit', month: '2-digit' }]
] as const
/** Some whose clocks jump, and one that is no whole hours away. */
const zones = ['UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu']
/** An instant, and another one that is now. */
const instants = fc.tuple(
  fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true
  }),
  fc.integer({ min: 0, max: 172_799_999 })
)
const zone = fc.constantFrom(...zones)

const HOUR = 3_600_000
/** Midnights skipped and repeated, half hours, a whole day left out. */
const clockChanges = [
  ['UTC', '2026-03-01T00:00:00Z'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ['America/Sao_Paulo', '2018-02-18T02:00:00Z'],
  ['America/Havana', '2026-11-01T05:00:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z'],
  ['Pacific/Chatham', '2026-09-26T14:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z']
] as const
/** An instant within three days of a clock change. */
const nearClockChange = fc
  .tuple(
    fc.constantFrom(...clockChanges),
    fc.integer({ min: -72 * HOUR, max: 72 * HOUR })
  )
  .map(([[timeZone, change], away]) => ({
    timeZone,
    at: new Date(Date.parse(change) + away)
  }))
/** To another instant, often near a limit of an hour or a day. */
const distance = fc.oneof(
  fc.integer({ min: -72 * HOUR, max: 72 * HOUR }),
  fc
    .tuple(
      fc.integer({ min: -50, max: 50 }),
      fc.constantFrom(-60_000, -1, 0, 1, 60_000)
    )
    .map(([hours, more]) => hours * HOUR + more)
)

/** Days of the zone's calendar, by what Intl writes. */
function daysBetween(from: Date, to: Date, timeZone: string): number {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const [first = 0, last = 0] = [from, to].map(at =>
    Date.parse(calendar.format(at))
  )
  return (last - first) / (24 * HOUR)
}

for (const [name, day] of languages) {
  describe(`${name} is written as Intl writes it:`, async () => {
    vi.resetModules()
    vi.doMock(
      '../../../src/messages.ts',
      () => import(`../../../src/messages/${name}.ts`)
    )
    const { language } = await import('../../../src/messages.ts')
    const dates = await import('../../../src/format/dates.ts')
    const { countText } = await import('../../../src/format/count-text.ts')
    const { percentText } = await import('../../../src/format/percent.ts')
    const { moneyDigits } = await import('../../../src/format/money.ts')
    vi.doUnmock('../../../src/messages.ts')
    const { locale } = language
    const format = (options: Intl.DateTimeFormatOptions, at: Date): string =>
      new Intl.DateTimeFormat(locale, options).format(at)

    test('days and clocks', () => {
      fc.assert(
        fc.property(instants, zone, ([at, later], timeZone) => {
          const text = at.toISOString()
          const year = { year: 'numeric' } as const
          const isThisYear =
            format({ ...year, timeZone }, at) ===
            format({ ...year, timeZone }, new Date(at.valueOf() + later))
          expect(dates.dayText(text, timeZone)).toBe(
            format({ ...day, ...year, timeZone }, at)
          )
          expect(dates.shortDayText(text, timeZone, at.valueOf() + later)).toBe(
            format({ ...day, ...(isThisYear ? {} : year), timeZone }, at)
          )
          expect(dates.fullText(text, timeZone)).toBe(
            format({ dateStyle: 'medium', timeStyle: 'long', timeZone }, at)
          )
        })
      )
    })

    test('weekdays, with the year and without it', () => {
      fc.assert(
        fc.property(instants, ([at]) => {
          const text = at.toISOString().slice(0, 10)
          const style = { weekday: 'long', ...day, timeZone: 'UTC' } as const
          expect(dates.weekdayText(text, text.slice(0, 4))).toBe(
            format(style, at)
          )
          expect(dates.weekdayText(text, '1999')).toBe(
            format({ ...style, year: 'numeric' }, at)
          )
        })
      )
    })

    test('ages, by days of the zone beyond an hour', () => {
      const relative = new Intl.RelativeTimeFormat(locale, {
        style: 'short',
        numeric: 'auto'
      })
      const inWords = (at: Date, now: Date, timeZone: string): string => {
        const age = now.valueOf() - at.valueOf()
        const sign = age > 0 ? -1 : 1
        const minutes = Math.floor(Math.abs(age) / 60_000)
        if (minutes === 0) return relative.format(0, 'second')
        if (minutes < 60) return relative.format(sign * minutes, 'minute')
        const days = daysBetween(now, at, timeZone)
        if (days === 0) {
          return relative.format(sign * Math.floor(minutes / 60), 'hour')
        }
        return Math.abs(days) === 1
          ? relative.format(days, 'day')
          : format({ ...day, year: 'numeric', timeZone }, at)
      }
      fc.assert(
        fc.property(nearClockChange, distance, (now, away) => {
          const { at, timeZone } = now
          const then = new Date(at.valueOf() + away)
          expect(
            dates.agoText(then.toISOString(), timeZone, at.valueOf())
          ).toBe(inWords(then, at, timeZone))
        }),
        { numRuns: 1000 }
      )
    })

    test('shares', () => {
      const percents = new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 2
      })
      fc.assert(
        fc.property(fc.integer({ min: -1e9, max: 1e9 }), basisPoints => {
          expect(percentText(basisPoints)).toBe(
            percents.format(basisPoints / 10_000)
          )
        })
      )
    })

    test('counts and amounts', () => {
      fc.assert(
        fc.property(fc.maxSafeNat(), fc.bigInt({ min: 0n }), (count, units) => {
          expect(countText(count)).toBe(count.toLocaleString(locale))
          expect(moneyDigits(String(units), 0).digits).toBe(
            units.toLocaleString(locale)
          )
          expect(moneyDigits(String(count), 2).digits.slice(-3, -2)).toBe(
            new Intl.NumberFormat(locale)
              .formatToParts(0.5)
              .find(({ type }) => type === 'decimal')?.value
          )
        })
      )
    })
  })
}

describe('what is odd', () => {
  // The languages above have left their modules.
  beforeEach(() => vi.resetModules())

  test('what is no instant is no text', async () => {
    const { dayText, clockText } = await import('../../../src/format/dates.ts')
    expect(() => dayText('soon', 'UTC')).toThrow(RangeError)
    expect(() => clockText('soon', 'Europe/Berlin')).toThrow(RangeError)
  })

  test('the first century is no other one, in any zone', async () => {
    const { dayText } = await import('../../../src/format/dates.ts')
    expect(dayText('0001-01-01T00:00:00Z', 'UTC')).toBe('1 Jan 1')
    expect(dayText('0001-01-01T00:00:00Z', 'Europe/Berlin')).toBe('1 Jan 1')
  })

  test('counts and shares that are no whole numbers are written all the same', async () => {
    const { countText } = await import('../../../src/format/count-text.ts')
    const { percentText } = await import('../../../src/format/percent.ts')
    expect(countText(1234.5)).toBe('1,234.5')
    expect(countText(1e21)).toBe('1,000,000,000,000,000,000,000')
    expect(percentText(12.345)).toBe('0.12%')
  })

  test('what is not known has no count', async () => {
    const { countText } = await import('../../../src/format/count-text.ts')
    expect(countText(undefined)).toBeUndefined()
  })
})
