import type { ReadableAtom } from 'nanostores'

import type { RouteName } from '../../../routes/table.ts'
import {
  boundedWidth,
  type ChartFold,
  defaultLayout,
  type Density,
  type ScreenLayout
} from '../../../ui/table/table-layout.ts'
import { layoutSchema } from './layout-schema.ts'
import { savePerScreen } from './saved-per-screen.ts'

export interface LayoutOfScreen {
  $layout: ReadableAtom<ScreenLayout>
  setDensity: (density: Density) => void
  /** All column ids in their new order, hidden ones too. */
  setOrder: (ids: readonly string[]) => void
  setHidden: (id: string, hidden: boolean) => void
  /** In px by column id; `undefined` makes a width automatic. */
  setWidths: (widths: Readonly<Record<string, number | undefined>>) => void
  setPinned: (pinned: boolean) => void
  setChart: (chart: ChartFold) => void
  /** Takes the layout of a saved view. */
  apply: (layout: ScreenLayout) => void
  reset: () => void
}

const savedLayout = savePerScreen({
  name: 'layout',
  version: 1,
  schema: layoutSchema,
  initial: defaultLayout
})

export function layoutOf(screen: RouteName): LayoutOfScreen {
  const { $value, change } = savedLayout(screen)
  return {
    $layout: $value,
    setDensity: density => change(layout => ({ ...layout, density })),
    setOrder: order => change(layout => ({ ...layout, order })),
    setHidden: (id, hidden) =>
      change(layout => ({
        ...layout,
        hidden: withId(layout.hidden, id, hidden),
        shown: withId(layout.shown, id, !hidden)
      })),
    setWidths: widths =>
      change(layout => ({
        ...layout,
        widths: changedWidths(layout.widths, widths)
      })),
    setPinned: pinned => change(layout => ({ ...layout, pinned })),
    setChart: chart => change(layout => ({ ...layout, chart })),
    apply: layout => change(({ chart }) => ({ ...layout, chart })),
    reset: () => change(() => defaultLayout)
  }
}

export function resetLayout(screen: RouteName): void {
  layoutOf(screen).reset()
}

function withId(ids: readonly string[], id: string, on: boolean): string[] {
  const others = ids.filter(item => item !== id)
  return on ? [...others, id] : others
}

function changedWidths(
  before: ScreenLayout['widths'],
  change: Readonly<Record<string, number | undefined>>
): ScreenLayout['widths'] {
  const widths = Object.entries({ ...before, ...change }).flatMap(
    ([id, width]): [string, number][] =>
      width === undefined ? [] : [[id, boundedWidth(width)]]
  )
  return Object.fromEntries(widths)
}
