import type { ReactNode } from 'react'

/** One thing that can be chosen. */
export interface PaletteItem {
  /** Names it among all others, and keeps it chosen while others come. */
  id: string
  icon: ReactNode
  label: ReactNode
  /** Stands behind the label, quieter. */
  detail?: ReactNode
  /** Stands at the end of the line. */
  end?: ReactNode
  /** Where it leads; it can be opened in a new tab then. */
  href?: string | undefined
}

/** Things of a kind, under a title. */
export interface PaletteGroup<Item extends PaletteItem> {
  title: string
  items: readonly Item[]
}
