import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { Money } from '../../features/values/known-money.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

const fields = messages.fields

interface Props {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function BalancesDialog(props: Props): ReactNode {
  const { user } = props
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={messages.users.balancesOf(plainName(userName(user)))}
      description={messages.users.balancesText}
      maximizable
    >
      <table className="small-table">
        <thead>
          <tr>
            <th scope="col">{fields.currency}</th>
            <th scope="col">{fields.available}</th>
            <th scope="col">{fields.reserved}</th>
            <th scope="col">{fields.bonus}</th>
          </tr>
        </thead>
        <tbody>
          {user.balances.map(({ currency, available, reserved, bonus }) => (
            <tr key={currency}>
              <th scope="row">
                <UntrustedText text={currency} />
              </th>
              <td>
                <Money minorUnits={available} currency={currency} />
              </td>
              <td>
                {reserved && (
                  <Money minorUnits={reserved} currency={currency} />
                )}
              </td>
              <td>
                {bonus && <Money minorUnits={bonus} currency={currency} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
