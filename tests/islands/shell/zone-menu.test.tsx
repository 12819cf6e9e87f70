import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Time } from '../../../src/features/values/time.tsx'
import { titleWhatIsPointedAt } from '../../../src/islands/shell/pointed-titles.ts'
import { ZoneMenu } from '../../../src/islands/shell/top-bar-menus.tsx'
import { chooseZone } from '../../../src/stores/preferences/zone.ts'
import { navigate } from '../../../src/stores/route.ts'

const INSTANT = '2026-01-21T14:02:11Z'

const button = (): HTMLElement => {
  const summary = document.querySelector('summary')
  if (!summary) throw new Error('There is no menu')
  return summary
}

const isOpen = (): boolean | undefined =>
  document.querySelector('details')?.open

async function openMenu(): Promise<void> {
  fireEvent.click(button())
  await screen.findAllByRole('radio')
}

const choices = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(
      radio =>
        `${radio.checked ? '* ' : ''}${radio.labels?.[0]?.textContent ?? ''}`
    )

beforeEach(() => {
  // The address asks who is signed in, and no answer may come after the test.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  navigate('/users', 'replace')
})

afterEach(() => {
  cleanup()
  chooseZone('utc')
})

function show(): void {
  render(
    <>
      <ZoneMenu />
      <Time instant={INSTANT} mode="clock" />
    </>
  )
}

describe('zone menu', () => {
  test('says which zone is shown, in UTC before the page runs', () => {
    chooseZone('own')
    const html = renderToString(<ZoneMenu />)
    expect(html).toContain('aria-label="Times are shown in UTC"')
    expect(html).not.toContain('Tokyo')
    show()
    expect(button().textContent).toBe('GMT+9')
    expect(button().getAttribute('aria-label')).toBe(
      'Times are shown in GMT+9, Asia/Tokyo'
    )
  })

  test('offers UTC and the own zone, and every time follows', async () => {
    show()
    expect(screen.getByRole('time').textContent).toBe('14:02:11')
    await openMenu()
    expect(screen.getByRole('group', { name: 'Time zone' })).toBeDefined()
    expect(choices()).toEqual(['* UTC', 'My time, Asia/Tokyo (GMT+9)'])
    fireEvent.click(screen.getByRole('radio', { name: /My time/u }))
    expect(screen.getByRole('time').textContent).toBe('23:02:11')
  })

  test('a pointer finds both zones at a time', () => {
    const end = titleWhatIsPointedAt()
    show()
    const time = screen.getByRole('time')
    expect(time.title).toBe('')
    fireEvent.pointerOver(time)
    expect(time.title).toBe(
      '21 Jan 2026, 14:02:11 UTC · 21 Jan 2026, 23:02:11 GMT+9'
    )
    // The element may be another row's by now.
    time.setAttribute('datetime', '2026-01-22T14:02:11Z')
    fireEvent.pointerMove(time)
    expect(time.title).toContain('22 Jan 2026, 14:02:11 UTC')
    fireEvent.pointerOut(time)
    expect(time.title).toBe('')
    end()
  })

  test('closes by a choice, the same one too, and gives the focus back', async () => {
    show()
    for (const name of [/My time/u, /My time/u, 'UTC']) {
      await openMenu()
      fireEvent.click(screen.getByRole('radio', { name }))
      expect(isOpen()).toBe(false)
      expect(document.activeElement).toBe(button())
    }
  })

  test('stays open while the arrow keys pass over its choices', async () => {
    show()
    await openMenu()
    const utc = screen.getByRole('radio', { name: 'UTC' })
    const own = screen.getByRole('radio', { name: /My time/u })
    fireEvent.keyDown(utc, { key: 'ArrowDown' })
    fireEvent.click(own)
    fireEvent.keyUp(own, { key: 'ArrowDown' })
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('time').textContent).toBe('23:02:11')
    const isLeft = fireEvent.keyDown(own, { key: 'Enter' })
    expect(isOpen()).toBe(false)
    // The button has the focus now, and would take the key as a press.
    expect(isLeft).toBe(false)
  })

  test('keeps the focus of a press on the words of a choice', async () => {
    show()
    await openMenu()
    screen.getByRole('group', { name: 'Time zone' }).focus()
    expect(document.activeElement?.matches('details[open] *')).toBe(true)
  })

  test('closes by Escape and gives the focus back', async () => {
    show()
    await openMenu()
    fireEvent.keyDown(screen.getByRole('radio', { name: 'UTC' }), {
      key: 'Escape'
    })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  test('offers every other zone by its city, and shows the chosen one', async () => {
    show()
    await openMenu()
    const other = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Another zone'
    })
    expect(other.value).toBe('')
    const named = [...other.options].map(({ text }) => text)
    expect(named).toContain('Kolkata, Asia')
    expect(named).toContain('Buenos Aires, Argentina, America')
    expect(named).not.toContain('Calcutta, Asia')
    fireEvent.change(other, { target: { value: 'Asia/Kolkata' } })
    expect(screen.getByRole('time').textContent).toBe('19:32:11')
    expect(button().textContent).toBe('GMT+5:30')
    expect(choices()).toEqual(['UTC', 'My time, Asia/Tokyo (GMT+9)'])
    fireEvent.click(screen.getByRole('radio', { name: 'UTC' }))
    expect(screen.getByRole('time').textContent).toBe('14:02:11')
  })

  test('shows the zone of the address until another is chosen', async () => {
    navigate('/users?zone=Europe/Berlin', 'replace')
    show()
    expect(button().textContent).toMatch(/^CES?T$/u)
    await openMenu()
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(
      'Europe/Berlin'
    )
    fireEvent.click(screen.getByRole('radio', { name: 'UTC' }))
    expect(location.search).toBe('?zone=UTC')
    expect(screen.getByRole('time').textContent).toBe('14:02:11')
  })

  test('follows what another tab prefers', () => {
    show()
    localStorage.setItem('panel-zone', 'own')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'panel-zone' }))
    })
    expect(button().textContent).toBe('GMT+9')
  })
})
