/**
 * The roles that table elements have anyway. They are stated because a table
 * shown as cards changes its `display`, and some browsers then forget them.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' }
} as const
