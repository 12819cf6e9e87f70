/** Rows that follow one another and belong together. */
export interface GroupOfRows<Row> {
  /** Of this group and place: rows in a wrong order meet it again. */
  name: string
  group: string
  /** The place of its first row among all. */
  from: number
  rows: Row[]
}

/** Parts rows, in their order, by the group that each is of. */
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
