import { describe, expect, test } from 'vitest'

import {
  type Draft,
  forgetDraft,
  forgetUnsent,
  freeDraft,
  saveDraft,
  markUnsent,
  readDraft
} from '../../../../src/features/actions/action-draft.ts'
import { useTab } from '../../../support/action-stores.ts'

const kept = useTab()

const draft: Draft = {
  name: 'edit-user',
  subject: { id: '42', name: 'Marta' },
  start: { email: 'marta@example.com' },
  values: { email: 'm@example.com' },
  idempotencyKey: 'key',
  pathname: '/users'
}
const sent: Draft = { ...draft, sent: { kind: 'secret-lost', varied: false } }

describe('a kept form', () => {
  test('comes back on its page and on no other', () => {
    saveDraft('adm_1', draft)
    expect(readDraft('adm_1', '/games')).toBeUndefined()
    expect(readDraft('adm_1', '/users')).toEqual(draft)
  })

  test('comes back on any page after its session has ended (AUTH-13)', () => {
    saveDraft('adm_1', draft)
    freeDraft('key')
    expect(readDraft('adm_1', '/games')).toMatchObject({ name: 'edit-user' })
  })

  test('comes back on any page where it may have been done', () => {
    saveDraft('adm_1', sent)
    expect(readDraft('adm_1', '/games')).toEqual(sent)
  })

  test('is of one administrator, whoever else signs in and types', () => {
    saveDraft('adm_1', sent)
    expect(readDraft('adm_2', '/users')).toBeUndefined()
    saveDraft('adm_2', { ...draft, idempotencyKey: 'other' })
    forgetDraft('other')
    expect(readDraft('adm_1', '/users')).toEqual(sent)
  })

  test('is forgotten on the way out, unless it may have been done', () => {
    saveDraft('adm_1', sent)
    forgetUnsent('key')
    expect(readDraft('adm_1', '/users')).toEqual(sent)
    markUnsent('key')
    forgetUnsent('key')
    expect(readDraft('adm_1', '/users')).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  test('that nobody can read is none', () => {
    kept.set('panel.action', '{"adm_1":{"name":1}}')
    expect(readDraft('adm_1', '/users')).toBeUndefined()
  })
})
