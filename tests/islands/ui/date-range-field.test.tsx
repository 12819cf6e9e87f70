import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { DateRangeField } from '../../../src/ui/date-range-field.tsx'

const presets = [
  { value: '', label: 'Any time' },
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' }
]
const onChange = vi.fn<(value: string) => void>()

interface Shown {
  value?: string
  min?: string
  max?: string
  error?: string
}

function field(shown: Shown = {}): React.ReactNode {
  return (
    <DateRangeField
      legend="Created"
      presets={presets}
      value=""
      inWords={day => `Day ${day}`}
      zoneText="Days in Europe/Berlin"
      onChange={onChange}
      {...shown}
    />
  )
}

const day = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label)

function type(label: string, value: string): void {
  fireEvent.change(day(label), { target: { value } })
}

beforeEach(() => onChange.mockReset())
afterEach(cleanup)

describe('date range field', () => {
  test('is a named choice of periods, with the chosen one checked', () => {
    render(field({ value: '7d' }))
    expect(screen.getByRole('group', { name: 'Created' })).toBeDefined()
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(radio => radio.checked)).toEqual([false, false, true])
    fireEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect(onChange.mock.calls).toEqual([['today']])
  })

  test('has the days of a period of days, and no period by name then', () => {
    const { rerender } = render(field({ value: '2026-11-01..2026-11-03' }))
    expect([day('From').value, day('To').value]).toEqual([
      '2026-11-01',
      '2026-11-03'
    ])
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    rerender(field({ value: '2026-11-01T10:00:00.000Z..2026-11-03' }))
    expect([day('From').value, day('To').value]).toEqual(['', '2026-11-03'])
  })

  test('writes its days as the panel does while they are not edited', () => {
    render(field({ value: '2026-11-01..' }))
    const over = (label: string): string | null | undefined =>
      day(label).nextElementSibling?.textContent
    expect(over('From')).toBe('Day 2026-11-01')
    expect(over('To')).toBeUndefined()
    type('To', '2026-11-03')
    expect(over('To')).toBe('Day 2026-11-03')
  })

  test('gives the period of the days that are chosen', () => {
    render(field())
    type('From', '2026-11-01')
    type('To', '2026-11-01')
    type('From', '')
    type('To', '')
    expect(onChange.mock.calls).toEqual([
      ['2026-11-01..'],
      ['2026-11-01..2026-11-01'],
      ['..2026-11-01'],
      ['']
    ])
  })

  test('says that the first day is after the last, and gives nothing', () => {
    render(field({ value: '2026-11-01..' }))
    type('To', '2026-10-31')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe(
      'The first day is after the last one'
    )
    expect(day('To').getAttribute('aria-invalid')).toBe('true')
    type('To', '2026-11-02')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onChange.mock.calls).toEqual([['2026-11-01..2026-11-02']])
  })

  test('gives nothing while a year is typed, and keeps what is typed', () => {
    render(field())
    for (const year of ['0002', '0020', '0202']) type('From', `${year}-11-01`)
    expect(day('From').value).toBe('0202-11-01')
    expect(onChange).not.toHaveBeenCalled()
    type('From', '2026-11-01')
    expect(onChange.mock.calls).toEqual([['2026-11-01..']])
  })

  test('gives no day out of its bounds', () => {
    render(field({ min: '2026-01-01', max: '2026-11-21' }))
    expect([day('From').min, day('To').max]).toEqual([
      '2026-01-01',
      '2026-11-21'
    ])
    type('From', '2025-12-31')
    type('From', '')
    type('To', '2026-11-22')
    expect(onChange.mock.calls).toEqual([['']])
  })

  test('shows another period in place of what was typed', () => {
    const { rerender } = render(field())
    type('From', '2026-11-01')
    rerender(field({ value: '2026-11-01..' }))
    expect(day('From').value).toBe('2026-11-01')
    rerender(field())
    expect(day('From').value).toBe('')
  })

  test('describes its days by their zone, and by what is wrong with them', () => {
    const { rerender } = render(field())
    const described = (): (string | null | undefined)[] =>
      (day('From').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.querySelector(`[id="${id}"]`)?.textContent)
    expect(described()).toEqual(['Days in Europe/Berlin'])
    rerender(field({ error: 'The server did not take it' }))
    expect(described()).toEqual([
      'The server did not take it',
      'Days in Europe/Berlin'
    ])
  })
})
