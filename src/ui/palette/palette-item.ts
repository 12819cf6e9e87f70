import type { ReactNode } from 'react'

export interface PaletteItem {
  /** Unique; keeps the item selected while others arrive. */
  id: string
  icon: ReactNode
  label: ReactNode
  /** After the label, in a weaker style. */
  detail?: ReactNode
  /** At the end of the line. */
  end?: ReactNode
  /** The item can then also open in a new tab. */
  href?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  title: string
  items: readonly Item[]
}
