import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { moneyDigits } from '../../../../src/format/money.ts'
import { fillDays, type NetDay } from '../../../../src/format/net-days.ts'
import { messages } from '../../../../src/messages.ts'
import { NetChart } from '../../../../src/ui/net/net-chart.tsx'
import type { NetFormat } from '../../../../src/ui/net/net-format.ts'

const MINUS = '−'

const texts = messages.chart

const format: NetFormat = {
  signed: minorUnits => {
    const written = moneyDigits(String(minorUnits), 2)
    const sign = written.negative ? MINUS : written.zero ? '' : '+'
    return sign + written.digits
  },
  compact: minorUnits => `${minorUnits / 100n}`,
  day: day => day.slice(5)
}

function netDay(day: string, net: bigint): NetDay {
  const [credit, debit] = net > 0n ? [net, 0n] : [0n, -net]
  return {
    day,
    credit: String(credit),
    debit: String(debit),
    net: String(net),
    count: 1
  }
}

const november = fillDays(
  [
    netDay('2026-11-08', -18000n),
    netDay('2026-11-10', 1n),
    netDay('2026-11-21', 23440n)
  ],
  '2026-11-01',
  '2026-11-21'
)

function show(days: readonly NetDay[] = november): HTMLInputElement {
  render(
    <NetChart
      days={days}
      caption="1 Nov – 21 Nov"
      currency="EUR"
      format={format}
    />
  )
  return screen.getByRole<HTMLInputElement>('slider')
}

const bars = (kind: string): number =>
  document.querySelectorAll(`[data-bar=${kind}]`).length

const tip = (): string | undefined =>
  document.querySelector('[data-slot=net-tip]')?.textContent

afterEach(cleanup)

describe('net chart', () => {
  test('says what it is of, and the net of it all', () => {
    show()
    const caption = document.querySelector('figcaption')?.textContent
    expect(caption).toBe(`${texts.net.day}1 Nov – 21 Nov+54.41 EUR`)
    expect(
      screen.getByRole('img', {
        name: `Net per day, 1 Nov – 21 Nov. +54.41 EUR in total, highest +234.40 EUR on 11-21, lowest ${MINUS}180.00 EUR on 11-08`
      })
    ).toBeDefined()
  })

  test('has a bar for each day, by sign, and a mark for an empty one', () => {
    show()
    expect([bars('credit'), bars('debit'), bars('nil')]).toEqual([2, 1, 18])
  })

  test('is one tab stop, and the arrow keys move along the days', () => {
    const cursor = show()
    expect(tip()).toBeUndefined()
    expect(cursor.getAttribute('aria-valuetext')).toBe('11-21 +234.40 EUR')
    act(() => cursor.focus())
    expect(tip()).toBe('11-21 +234.40 EUR')
    // What the arrow keys of a slider do is the browser's: it sets the value.
    fireEvent.change(cursor, { target: { value: '7' } })
    expect(tip()).toBe(`11-08 ${MINUS}180.00 EUR`)
    expect(cursor.getAttribute('aria-valuetext')).toBe(tip())
    expect([cursor.min, cursor.max, cursor.step]).toEqual(['0', '20', '1'])
    fireEvent.blur(cursor)
    expect(tip()).toBeUndefined()
    const stops = document.querySelectorAll('input, [tabindex="0"]')
    expect([...stops]).toEqual([cursor])
  })

  test('shows the day under the pointer', () => {
    const cursor = show()
    vi.spyOn(cursor, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(100, 0, 210, 84)
    )
    fireEvent.pointerMove(cursor, { clientX: 100 + 75 })
    expect(tip()).toBe(`11-08 ${MINUS}180.00 EUR`)
    fireEvent.pointerMove(cursor, { clientX: 9999 })
    expect(tip()).toBe('11-21 +234.40 EUR')
    fireEvent.pointerLeave(cursor)
    expect(tip()).toBeUndefined()
  })

  test('becomes weeks where days would be too thin, and says so', () => {
    const days = fillDays(
      [netDay('2026-01-02', 5n)],
      '2025-12-29',
      '2026-12-27'
    )
    show(days)
    expect(screen.getByText(texts.net.week)).toBeDefined()
    expect(bars('nil') + bars('credit')).toBe(52)
    const cursor = screen.getByRole('slider', { name: texts.cursor.week })
    fireEvent.change(cursor, { target: { value: '0' } })
    expect(tip()).toBe('12-29 – 01-04 +0.05 EUR')
  })

  test('has a table of the days with entries, on demand', async () => {
    show()
    expect(screen.queryByRole('table')).toBeNull()
    const summary = screen.getByText(texts.showTable)
    const details = summary.closest('details')
    if (details) details.open = true
    const rows = await screen.findAllByRole('row')
    expect(
      rows.map(row =>
        Array.from(row.children, cell => cell.textContent).join(' ')
      )
    ).toEqual([
      'Day In Out Net',
      `11-08 0.00 ${MINUS}180.00 ${MINUS}180.00`,
      '11-10 +0.01 0.00 +0.01',
      '11-21 +234.40 0.00 +234.40'
    ])
  })

  test('closes the table on Escape, and gives the focus back', async () => {
    show()
    const summary = screen.getByText(texts.showTable)
    const details = summary.closest('details')
    if (details) details.open = true
    fireEvent.keyDown(await screen.findByRole('table'), { key: 'Escape' })
    expect(details?.open).toBe(false)
    expect(document.activeElement).toBe(summary)
  })

  test('gives a long amount the room for one line, as far as there is any', () => {
    const tipWidth = (): number =>
      Number(document.querySelector('foreignObject')?.getAttribute('width'))
    fireEvent.focus(show())
    const usual = tipWidth()
    cleanup()
    fireEvent.focus(show([netDay('2026-11-08', -(10n ** 32n))]))
    expect(tipWidth()).toBeGreaterThan(usual)
    cleanup()
    fireEvent.focus(show([netDay('2026-11-08', -(10n ** 90n))]))
    expect(tipWidth()).toBe(600)
  })

  test('keeps the sign of amounts that no number holds', () => {
    const huge = 10n ** 30n
    show([netDay('2026-11-01', huge), netDay('2026-11-02', -1n)])
    expect([bars('credit'), bars('debit')]).toEqual([1, 1])
    const labels = document.querySelector('svg')?.textContent
    expect(labels).toContain(String(huge / 100n))
  })

  test.each([
    ['credits only', 5n],
    ['debits only', -5n],
    ['nothing at all', 0n]
  ])('is drawn for %s', (_, net) => {
    show([netDay('2026-11-01', net), netDay('2026-11-02', net)])
    const drawn = Array.from(document.querySelectorAll('svg path'), path =>
      path.getAttribute('d')
    )
    expect(drawn.join()).not.toMatch(/NaN|Infinity/u)
    expect(bars('credit') + bars('debit') + bars('nil')).toBe(2)
  })
})
