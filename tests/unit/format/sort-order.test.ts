import { describe, expect, test } from 'vitest'

import {
  readSort,
  toggleSort,
  writeSort
} from '../../../src/format/sort-order.ts'

const name = { field: 'name', descending: false }
const nameDown = { field: 'name', descending: true }
const created = { field: 'createdAt', descending: true }

describe('a sort order', () => {
  test('is read as it is written', () => {
    const fields = ['name', 'createdAt']
    expect(writeSort([created, name])).toBe('-createdAt,name')
    expect(readSort('-createdAt,name', fields)).toEqual([created, name])
    expect(readSort('name,-name', fields)).toEqual([name])
  })

  test.each(['password', 'name,password', '', 'name,', '--name', ' name'])(
    'that is only "%s" is none',
    text => {
      expect(readSort(text, ['name', 'createdAt'])).toBeUndefined()
    }
  )

  test('a click sorts by one column, up and then down', () => {
    expect(toggleSort([created], 'name', false)).toEqual([name])
    expect(toggleSort([name], 'name', false)).toEqual([nameDown])
    expect(toggleSort([nameDown], 'name', false)).toEqual([name])
    expect(toggleSort([created, name], 'name', false)).toEqual([nameDown])
  })

  test('a click with Shift keeps the other columns', () => {
    expect(toggleSort([created], 'name', true)).toEqual([created, name])
    expect(toggleSort([created, name], 'name', true)).toEqual([
      created,
      nameDown
    ])
    expect(toggleSort([created, nameDown], 'name', true)).toEqual([created])
  })
})
