import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ErrorPage } from '../../../src/ui/error-page.tsx'

afterEach(cleanup)

describe('error page', () => {
  test('2.6 shows code, message and path of an unknown page, each once, and a way home', () => {
    const text = 'Page not found: /nope?x=1#y'
    render(
      <ErrorPage
        statusCode={404}
        statusMessage={text}
        description={text}
        home={{ href: '/admins', label: 'Go to admins' }}
      />
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404')
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: text })).toBeDefined()
    expect(screen.getAllByText(text)).toHaveLength(1)
    const home = screen.getByRole('link', { name: 'Go to admins' })
    expect(home.getAttribute('href')).toBe('/admins')
  })

  test('2.7 shows code, message and description of any other error', () => {
    const onReload = vi.fn<() => void>()
    const onBack = vi.fn<() => void>()
    render(
      <ErrorPage
        statusCode={418}
        statusMessage="Internal Server Error"
        description="tea <b>pot</b>"
        onReload={onReload}
        onBack={onBack}
      />
    )
    expect(screen.getByRole('heading', { level: 1, name: '418' })).toBeDefined()
    expect(screen.getByText('tea <b>pot</b>')).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
    expect(onReload).toHaveBeenCalledTimes(1)
    expect(onBack).toHaveBeenCalledTimes(1)
  })
})
