import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'

import { ThemeMenu } from '../../../src/islands/shell/top-bar-menus.tsx'
import { messages } from '../../../src/messages.ts'
import { $theme, setTheme } from '../../../src/stores/preferences/theme.ts'

const { names, shown } = messages.theme

afterEach(() => {
  cleanup()
  setTheme('system')
})

describe('theme menu', () => {
  test('is rendered for the system, whatever is preferred', () => {
    setTheme('dark')
    expect(renderToString(<ThemeMenu />)).toContain(
      `aria-label="${shown(names.system)}"`
    )
    render(<ThemeMenu />)
    expect(screen.getByLabelText(shown(names.dark))).toBeDefined()
  })

  test('offers three, and prefers the one that is pressed', async () => {
    render(<ThemeMenu />)
    fireEvent.click(screen.getByLabelText(shown(names.system)))
    const radios = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(radios.map(radio => [radio.value, radio.checked])).toEqual([
      ['system', true],
      ['light', false],
      ['dark', false]
    ])
    fireEvent.click(screen.getByRole('radio', { name: names.light }))
    expect($theme.get()).toBe('light')
    expect(document.querySelector('details')?.open).toBe(false)
  })
})
