import { screen } from '@testing-library/react'
import { type JSX, useEffect } from 'react'
import { expect, test } from 'vitest'

import renderIsland from '../../../src/islands/render-island.tsx'

/** What a password manager adds makes React render it anew. */
function changedIsland(name: string): {
  island: HTMLElement
  old: HTMLInputElement
} {
  const island = document.createElement('astro-island')
  island.setAttribute('ssr', '')
  const old = Object.assign(document.createElement('input'), { name })
  const root = document.createElement('div')
  root.append(document.createElement('i'), old)
  island.append(root)
  document.body.append(island)
  return { island, old }
}

test('keys pressed while an island is rendered anew are not lost', async () => {
  const ran = Promise.withResolvers<undefined>()
  function Island(): JSX.Element {
    useEffect(() => {
      setTimeout(() => ran.resolve(undefined))
    }, [])
    return (
      <div>
        <input name="password" />
      </div>
    )
  }
  const { island, old } = changedIsland('password')
  old.value = 'roll-'
  old.focus()
  // The first moment in which the browser could take a key.
  const changes = new MutationObserver(() => {
    const field = island.querySelector('input')
    if (field === old || !field) return
    changes.disconnect()
    field.setRangeText('the-dice', 5, 5, 'end')
  })
  changes.observe(island, { childList: true, subtree: true })

  renderIsland(island)(Island, {}, undefined, { client: 'load' })
  await ran.promise

  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field).not.toBe(old)
  expect(field.value).toBe('roll-the-dice')
  expect(document.activeElement).toBe(field)
})

test('a field whose press renders its island anew has the focus', async () => {
  const ran = Promise.withResolvers<undefined>()
  function Island(): JSX.Element {
    useEffect(() => ran.resolve(undefined))
    return (
      <div>
        <input name="search" />
      </div>
    )
  }
  const { island, old } = changedIsland('search')
  const send = (name: string, target: EventTarget | null): void =>
    void target?.dispatchEvent(new PointerEvent(name, { bubbles: true }))

  send('pointerdown', old)
  renderIsland(island)(Island, {}, undefined, { client: 'load' })
  await ran.promise
  const field = island.querySelector('input')
  expect(field).not.toBe(old)
  expect(document.activeElement).not.toBe(field)
  send('pointerup', field)

  expect(document.activeElement).toBe(field)
})
