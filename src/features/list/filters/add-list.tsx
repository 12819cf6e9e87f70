import type { ReactNode } from 'react'

import { MenuButton } from '../../../ui/menu-button.tsx'
import type { FilterView } from './filter-view.ts'

interface Props {
  views: readonly FilterView[]
  onAdd: (name: string) => void
}

export function AddList({ views, onAdd }: Props): ReactNode {
  return views.map(({ name, label, quick }) => (
    <MenuButton
      key={name}
      className={quick ? 'xl:hidden' : undefined}
      onClick={() => onAdd(name)}
    >
      {label}
    </MenuButton>
  ))
}
