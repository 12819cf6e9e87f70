import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../../src/messages.ts'
import { fakeApi } from '../../../../support/fake-api.ts'
import { freshDocument } from '../../../../support/fresh-document.ts'
import { startRawServer } from '../../../../support/raw-server.ts'

const texts = messages.filters
const onChange = vi.fn<(values: string[]) => void>()
const onDone = vi.fn<() => void>()

beforeEach(() => {
  onChange.mockReset()
  onDone.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** The editor of a page that knows EUR, PLN and TKN, which has no decimals. */
async function show(value?: string): Promise<void> {
  const { origin } = await startRawServer(fakeApi(() => 404))
  freshDocument(`${origin}/api/`)
  const { checkSession } = await import('../../../../../src/stores/session.ts')
  await checkSession()
  const { AmountEditor } =
    await import('../../../../../src/features/list/filters/amount-editor.tsx')
  render(
    <AmountEditor
      view={{ kind: 'amount', name: 'amount', label: 'Amount' }}
      values={value === undefined ? [] : [value]}
      onChange={onChange}
      onDone={onDone}
    />
  )
  await screen.findByRole('combobox')
}

const field = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string): boolean =>
  fireEvent.change(field(name), { target: { value } })
const choose = (value: string): boolean =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } })
const apply = (): boolean =>
  fireEvent.click(screen.getByRole('button', { name: texts.apply }))

describe('amount editor', () => {
  test.each([
    ['EUR', '1 234,50', '', 'EUR:123450..'],
    ['EUR', '', '1,234.50', 'EUR:..123450'],
    // As text, nine is above ten.
    ['EUR', '9', '10', 'EUR:900..1000'],
    ['PLN', '-5', '5.5', 'PLN:-500..550'],
    ['TKN', '1234', '9007199254740993', 'TKN:1234..9007199254740993'],
    ['EUR', '92233720368547758.08', '', 'EUR:9223372036854775808..']
  ])(
    'writes minor units of the currency: %s %s to %s',
    async (currency, from, to, range) => {
      await show()
      choose(currency)
      if (from !== '') type(texts.least, from)
      if (to !== '') type(texts.most, to)
      apply()
      expect(onChange.mock.calls).toEqual([[[range]]])
      expect(onDone).toHaveBeenCalledOnce()
    }
  )

  test.each([
    ['EUR', '1,234', 'Write 1234 or 1.23'],
    ['EUR', '-5.678', 'Write -5678 or -5.67'],
    ['TKN', '7.890', 'Write 7890'],
    ['EUR', '0.005', 'EUR has 2 decimals'],
    ['TKN', '1.5', 'TKN has no decimals'],
    ['EUR', 'many', 'Enter an amount, like 1234.50']
  ])('refuses %s %s, and says why', async (currency, text, why) => {
    await show()
    choose(currency)
    type(texts.least, text)
    expect(screen.queryByText(why)).toBeNull()
    apply()
    screen.getByText(why)
    expect(field(texts.least).getAttribute('aria-invalid')).toBe('true')
    expect(onChange).not.toHaveBeenCalled()
    expect(onDone).not.toHaveBeenCalled()
  })

  test('refuses an end that is below the other one', async () => {
    await show('EUR:500..')
    type(texts.most, '4.99')
    apply()
    screen.getByText(texts.order)
    type(texts.most, '5')
    expect(screen.queryByText(texts.order)).toBeNull()
    apply()
    expect(onChange.mock.calls).toEqual([[['EUR:500..500']]])
  })

  test('shows what is chosen, and keeps the end that is not touched', async () => {
    await show('PLN:-5..123450')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('PLN')
    expect(field(texts.least).value).toBe('-0.05')
    expect(field(texts.most).value).toBe('1234.50')
    type(texts.least, '0')
    apply()
    expect(onChange.mock.calls).toEqual([[['PLN:0..123450']]])
  })

  test('takes no amount of one currency for one of another', async () => {
    await show('EUR:100..200')
    choose('TKN')
    expect([field(texts.least).value, field(texts.most).value]).toEqual([
      '',
      ''
    ])
    type(texts.most, '7')
    apply()
    expect(onChange.mock.calls).toEqual([[['TKN:..7']]])
  })

  test('is no filter without an end', async () => {
    await show('EUR:100..200')
    type(texts.least, '')
    type(texts.most, ' ')
    apply()
    expect(onChange.mock.calls).toEqual([[[]]])
  })
})
