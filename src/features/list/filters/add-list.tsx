import type { ReactNode } from 'react'

import type { FilterView } from './filter-view.ts'

interface Props {
  views: readonly FilterView[]
  onAdd: (name: string) => void
}

export function AddList({ views, onAdd }: Props): ReactNode {
  return views.map(({ name, label, quick }) => (
    <button
      key={name}
      type="button"
      className={quick ? 'menu-item sm:hidden' : 'menu-item'}
      onClick={() => onAdd(name)}
    >
      {label}
    </button>
  ))
}
