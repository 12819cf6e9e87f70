import type { CsvField } from '../../format/csv.ts'
import type { Column } from '../../ui/table/column.ts'

/** In the order of the columns; every line names its row and its currency. */
export function shownFields<Row>(
  fields: readonly CsvField<Row>[],
  columns: readonly Pick<Column<Row>, 'id' | 'shows' | 'money'>[]
): CsvField<Row>[] {
  const names = columns.flatMap(({ id, shows = [id], money }) =>
    money ? [...shows, 'currency'] : shows
  )
  return ['id', ...new Set(names)].flatMap(name =>
    fields.filter(({ of }) => of === name)
  )
}
