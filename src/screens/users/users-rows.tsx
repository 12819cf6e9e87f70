import { backend } from '../../backend/backend.ts'
import type { User } from '../../contract/user/user.ts'
import { columnsOf } from '../../features/field-table/columns-of.tsx'
import type { RowsView } from '../../features/list/rows-view.ts'
import { RowLink } from '../../features/values/row-link.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { linkPath } from '../../routes/paths.ts'
import { userFields } from './user-fields.tsx'
import { usersList } from './users-list.ts'

export const userRows: RowsView<User> = {
  list: usersList,
  columns: columnsOf(usersList, userFields),
  rowKey: user => user.id,
  rowName: userName,
  rowLinks: user => (
    <RowLink
      href={linkPath('user-transactions', { id: user.id })}
      label={messages.users.transactions(plainName(userName(user)))}
    />
  ),
  hasMenu: backend.offers(
    'adjustUser',
    'editUser',
    'suspendUser',
    'reinstateUser'
  )
}
