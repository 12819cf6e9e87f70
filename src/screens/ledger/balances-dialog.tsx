import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { Money } from '../../features/values/known-money.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SmallTable } from '../../ui/small-table.tsx'

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
      <SmallTable
        heads={[
          fields.currency,
          fields.available,
          fields.reserved,
          fields.bonus
        ]}
        rows={user.balances.map(({ currency, available, reserved, bonus }) => ({
          key: currency,
          name: <UntrustedText text={currency} />,
          figures: [
            figure(available, currency),
            figure(reserved, currency),
            figure(bonus, currency)
          ]
        }))}
      />
    </Dialog>
  )
}

function figure(minorUnits: string | undefined, currency: string): ReactNode {
  return minorUnits && <Money minorUnits={minorUnits} currency={currency} />
}
