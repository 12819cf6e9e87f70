import { expect, test } from 'vitest'

import { allZones, zonesOfCountry } from '../../../src/format/zone-list.ts'

test('every zone is listed once, by its city, as it is called today', () => {
  const zones = allZones('en-GB')
  expect(zones).toContainEqual({
    value: 'America/New_York',
    label: 'New York, America'
  })
  expect(zones).toContainEqual({
    value: 'Asia/Kolkata',
    label: 'Kolkata, Asia'
  })
  const values = zones.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values).not.toContain('Asia/Calcutta')
  const labels = zones.map(({ label }) => label)
  expect(labels).toEqual(
    labels.toSorted((one, other) => one.localeCompare(other, 'en-GB'))
  )
})

test.each([
  ['PL', ['Europe/Warsaw']],
  ['IN', ['Asia/Kolkata']],
  ['UA', ['Europe/Kyiv', 'Europe/Simferopol']],
  ['XX', []],
  ['', []],
  ['not a code', []]
])('the zones of a country: %s', (code, zones) => {
  const found = zonesOfCountry(code, 'en-GB').map(({ value }) => value)
  expect(found).toEqual(expect.arrayContaining(zones))
  if (zones.length === 0) expect(found).toEqual([])
})
