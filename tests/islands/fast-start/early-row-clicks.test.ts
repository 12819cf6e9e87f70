import { beforeEach, expect, test, vi } from 'vitest'

import { answerEarlyRowClicks } from '../../../src/fast-start/early-row-clicks.ts'

/** What the page hears, as each box and whether Shift was held. */
let heard: string[]

beforeEach(() => {
  heard = []
  document.body.innerHTML = ['a', 'b']
    .map(
      id =>
        `<table><tr data-row="${id}"><td data-card="select"><input type="checkbox" id="${id}"></td><td data-first><a href="#${id}">${id}</a></td><td class="cell">EUR</td></tr></table>`
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

const cellOf = (id: string): Element | null =>
  document.querySelector(`[data-row="${id}"] .cell`)

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
  const end = answerEarlyRowClicks()
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
  const end = answerEarlyRowClicks()
  press('a')
  press('a')
  end()
  await vi.waitFor(() => expect(heard).toEqual(['a true', 'a false']))
  expect(boxOf('a').checked).toBe(false)
})

test('a box that has become that of another row is not pressed', async () => {
  const end = answerEarlyRowClicks()
  press('a')
  boxOf('a').closest('tr')?.setAttribute('data-row', 'c')
  end()
  await task()
  expect(heard).toEqual([])
  expect(boxOf('a').checked).toBe(false)
})

test('a cell opens its row at once, and is not heard a second time', () => {
  const opened: string[] = []
  let cells = 0
  document.addEventListener('click', event => {
    const { target } = event
    event.preventDefault()
    if (target instanceof HTMLAnchorElement) opened.push(target.hash)
    else cells += 1
  })
  const end = answerEarlyRowClicks()
  const click = (): boolean | undefined =>
    cellOf('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  click()
  expect([opened, cells]).toEqual([['#b'], 0])
  end()
  click()
  expect([opened, cells]).toEqual([['#b'], 1])
})
