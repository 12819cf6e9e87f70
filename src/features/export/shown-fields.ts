import type { CsvField } from '../../format/csv.ts'
import type { Column } from '../../ui/table/column.ts'

/** For people, in the order of the columns, with the row's id and currency. */
export function shownFields<Row>(
  fields: readonly CsvField<Row>[],
  columns: readonly Pick<Column<Row>, 'id' | 'shows' | 'money'>[]
): CsvField<Row>[] {
  const names = columns.flatMap(({ id, shows = [id], money }) =>
    money ? [...shows, 'currency'] : shows
  )
  return ['id', ...new Set(names)].flatMap(name =>
    fields.filter(({ of, repeats }) => of === name && !repeats)
  )
}
