import type { User } from '../../contract/user/user.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { linkPath } from '../../routes/paths.ts'
import { usersList } from '../../stores/lists.ts'
import { RowLink } from '../cells/row-link.tsx'
import type { RowsView } from '../list/rows-view.ts'
import { userColumns } from './user-columns.tsx'
import { userName } from './user-name.ts'

/** The rows of this list, as a page shows them first. */
export const userRows: RowsView<User> = {
  list: usersList,
  columns: userColumns,
  rowKey: user => user.id,
  rowName: userName,
  rowActions: user => (
    <RowLink
      href={linkPath('user-transactions', { id: user.id })}
      label={messages.users.transactions(plainName(userName(user)))}
    />
  ),
  hasMenu: true
}
