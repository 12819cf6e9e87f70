import { describe, expect, test } from 'vitest'

import type { Admin } from '../../../../src/contract/admin/admin.ts'
import { messages } from '../../../../src/messages.ts'
import { adminRowActions } from '../../../../src/screens/admins/admin-row-actions.ts'

const reasons = messages.actions.reasons.admin

function admin(part: Partial<Admin>): Admin {
  return {
    id: 'adm_2',
    email: 'a@example.com',
    name: 'Anna',
    status: 'active',
    lastLoginAt: undefined,
    lastLoginIp: undefined,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: undefined,
    version: 3,
    ...part
  }
}

const labels = (row: Admin): string[] =>
  adminRowActions(row, 'adm_1').map(({ label }) => label)

describe('what is offered on an admin', () => {
  test('names the admin, the version and the row that a form needs', () => {
    const row = admin({ name: undefined })
    const [edit] = adminRowActions(row, 'adm_1')
    expect(edit?.request).toEqual({
      name: 'edit-admin',
      subject: { id: 'adm_2', name: 'a@example.com', version: 3 },
      row
    })
  })

  test('is to disable whoever is not disabled, and to enable the others', () => {
    const always = ['Edit', 'Reset password', 'End sessions']
    expect(labels(admin({}))).toEqual([...always, 'Disable'])
    expect(labels(admin({ status: 'invited' }))).toEqual([...always, 'Disable'])
    expect(labels(admin({ status: 'disabled' }))).toEqual([...always, 'Enable'])
  })

  test('is only to edit where it is oneself, and says why', () => {
    const offs = adminRowActions(admin({ id: 'adm_1' }), 'adm_1').map(
      rowAction => [rowAction.request.name, rowAction.disabledReason]
    )
    expect(offs).toEqual([
      ['edit-admin', undefined],
      ['reset-admin-password', reasons.own],
      ['end-admin-sessions', reasons.own],
      ['disable-admin', reasons.own]
    ])
  })
})
