import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { PeriodEditor } from '../../../../../src/features/list/filters/filter-editor.tsx'
import { recentPeriods } from '../../../../../src/features/list/filters/period-choices.ts'
import { navigate } from '../../../../../src/stores/route.ts'

const onChange = vi.fn<(values: string[]) => void>()
const onDone = vi.fn<() => void>()

beforeEach(() => {
  onChange.mockReset()
  onDone.mockReset()
  navigate('/users', 'replace')
})
afterEach(cleanup)

function show(values: string[]): void {
  render(
    <PeriodEditor
      view={{
        kind: 'period',
        name: 'createdAt',
        label: 'Registered',
        presets: recentPeriods
      }}
      values={values}
      onChange={onChange}
      onDone={onDone}
    />
  )
}

const day = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label)
const checked = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(radio => radio.checked)
    .map(radio => radio.labels?.[0]?.textContent ?? '')

describe('period editor', () => {
  test('offers the usual periods by name', () => {
    show(['7d'])
    screen.getByRole('group', { name: 'Registered' })
    expect(screen.getAllByRole('radio')).toHaveLength(8)
    expect(checked()).toEqual(['Last 7 days'])
    fireEvent.click(screen.getByRole('radio', { name: 'Yesterday' }))
    expect(onChange.mock.calls).toEqual([[['yesterday']]])
  })

  test('takes a first and a last day, or one of them', () => {
    show(['2026-11-01..'])
    expect(checked()).toEqual([])
    expect(day('From').value).toBe('2026-11-01')
    fireEvent.change(day('To'), { target: { value: '2026-11-03' } })
    expect(onChange.mock.calls).toEqual([[['2026-11-01..2026-11-03']]])
  })

  test('is no filter without a day', () => {
    show(['..2026-11-03'])
    fireEvent.change(day('To'), { target: { value: '' } })
    expect(onChange.mock.calls).toEqual([[[]]])
  })

  test('takes no last day before the first one', () => {
    show(['2026-11-03..'])
    fireEvent.change(day('To'), { target: { value: '2026-11-01' } })
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('after the last')
  })

  test('says whose days they are', () => {
    navigate('/users?createdAt=7d&zone=Asia/Tokyo', 'replace')
    show(['7d'])
    expect(screen.getByText('Days in Asia/Tokyo')).toBeDefined()
  })

  test('is none at all for all time', () => {
    show([])
    expect(checked()).toEqual(['All time'])
    cleanup()
    show(['7d'])
    fireEvent.click(screen.getByRole('radio', { name: 'All time' }))
    expect(onChange.mock.calls).toEqual([[[]]])
  })

  test('is done with a press, not with keys and days on the way', () => {
    show([])
    const today = screen.getByRole('radio', { name: 'Today' })
    today.focus()
    fireEvent.click(today)
    fireEvent.change(day('From'), { target: { value: '2026-11-03' } })
    expect(onDone).not.toHaveBeenCalled()
    today.blur()
    fireEvent.click(screen.getByRole('radio', { name: 'Yesterday' }))
    expect(onDone).toHaveBeenCalledOnce()
  })
})
