export interface GroupOfRows<Row> {
  /** Unique: a group may recur if rows are out of order. */
  name: string
  group: string
  from: number
  rows: Row[]
}

export function groupedRows<Row>(
  rows: readonly Row[],
  of: (row: Row) => string
): GroupOfRows<Row>[] {
  const groups: GroupOfRows<Row>[] = []
  for (const [from, row] of rows.entries()) {
    const group = of(row)
    const last = groups.at(-1)
    if (last?.group === group) last.rows.push(row)
    else {
      const before = groups.filter(other => other.group === group).length
      groups.push({ name: `${group} ${before}`, group, from, rows: [row] })
    }
  }
  return groups
}
