import { type ReactNode, useState } from 'react'

import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { columns3Icon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'
import type { ColumnToArrange } from './columns-layer.tsx'
import { ColumnsLayer } from './popovers/lazy-layers.ts'

const texts = messages.table

interface Props {
  screen: RouteName
  /** In the built-in order. */
  columns: readonly ColumnToArrange[]
}

/** Moves are announced. */
export function ColumnsMenu({ screen, columns }: Props): ReactNode {
  const [said, setSaid] = useState('')
  return (
    <>
      <Popover
        summary={<Icon path={columns3Icon} />}
        label={texts.columns}
        title={texts.columns}
        tall
        buttonClass={buttonClass('icon', 'sm')}
        onOpenChange={() => setSaid('')}
      >
        {() => (
          <ColumnsLayer screen={screen} columns={columns} onSaid={setSaid} />
        )}
      </Popover>
      <output className="sr-only">{said}</output>
    </>
  )
}
