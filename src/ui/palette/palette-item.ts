import type { ReactNode } from 'react'

export interface PaletteItem {
  id: string
  icon: ReactNode
  label: ReactNode
  detail?: ReactNode
  end?: ReactNode
  /** The item can then also open in a new tab. */
  href?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  title: string
  items: readonly Item[]
}
