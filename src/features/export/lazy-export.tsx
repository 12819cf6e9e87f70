import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { CsvField } from '../../format/csv.ts'
import type { RouteName } from '../../routes/table.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import type { LazyComponent } from '../page/lazy-component.tsx'
import { lazyOnScreen } from '../page/lazy-on-screen.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'
import type { KnownCurrencies } from './field-kinds.ts'

export interface ExportProps<Row> extends Omit<
  ExportDialogProps<Row>,
  'fields'
> {
  /** Fields that never come. */
  without: readonly string[] | undefined
}

export type FieldsOf<Row> = (
  zone: string,
  currencies: KnownCurrencies
) => readonly CsvField<Row>[]

const NO_CURRENCIES: KnownCurrencies = new Map()

export function lazyExport<Row>(
  screen: RouteName,
  load: () => Promise<FieldsOf<Row>>
): LazyComponent<ExportProps<Row>> {
  return lazyOnScreen(screen, async () => {
    const parts = [import('./export-dialog.tsx'), load()] as const
    // Awaits both, so that they fail as one component.
    await Promise.allSettled(parts)
    const [{ ExportDialog }, fieldsOf] = await Promise.all(parts)
    return function LazyExport({
      without = [],
      ...props
    }: ExportProps<Row>): ReactNode {
      const zone = useStore($zone)
      const currencies = useStore($currencies)
      const known =
        currencies.kind === 'known' ? currencies.byCode : NO_CURRENCIES
      const fields = fieldsOf(zone, known).filter(
        ({ of }) => of === undefined || !without.includes(of)
      )
      return <ExportDialog {...props} fields={fields} />
    }
  })
}
