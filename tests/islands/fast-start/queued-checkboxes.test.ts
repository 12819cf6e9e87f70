import { beforeEach, expect, test, vi } from 'vitest'

import { queueCheckboxClicks } from '../../../src/fast-start/queued-checkboxes.ts'

/** What the page hears, as each box and whether Shift was held. */
let heard: string[]

beforeEach(() => {
  heard = []
  document.body.innerHTML = ['a', 'b']
    .map(
      id =>
        `<table><tr data-row="${id}"><td data-card="select"><input type="checkbox" id="${id}"></td></tr></table>`
    )
    .join('')
  const page = document.createElement('main')
  page.append(...document.body.childNodes)
  document.body.append(page)
  page.addEventListener('click', ({ target, shiftKey }) => {
    if (target instanceof HTMLInputElement) {
      heard.push(`${target.id} ${target.checked}${shiftKey ? ' shift' : ''}`)
    }
  })
})

const boxOf = (id: string): HTMLInputElement => {
  const box = document.querySelector<HTMLInputElement>(`#${id}`)
  if (!box) throw new Error(`There is no box ${id}`)
  return box
}

const press = (id: string, shiftKey = false): void => {
  boxOf(id).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })
  )
}

const task = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

test('a press is seen at once, and heard when somebody hears it', async () => {
  const end = queueCheckboxClicks()
  press('a')
  press('b', true)
  expect([boxOf('a').checked, boxOf('b').checked]).toEqual([true, true])
  expect(heard).toEqual([])
  end()
  await vi.waitFor(() => expect(heard).toEqual(['a true', 'b true shift']))
  press('a')
  expect(heard).toHaveLength(3)
})

test('a box that was pressed twice is heard twice, and is as it was', async () => {
  const end = queueCheckboxClicks()
  press('a')
  press('a')
  end()
  await vi.waitFor(() => expect(heard).toEqual(['a true', 'a false']))
  expect(boxOf('a').checked).toBe(false)
})

test('a box that has become that of another row is not pressed', async () => {
  const end = queueCheckboxClicks()
  press('a')
  boxOf('a').closest('tr')?.setAttribute('data-row', 'c')
  end()
  await task()
  expect(heard).toEqual([])
  expect(boxOf('a').checked).toBe(false)
})
