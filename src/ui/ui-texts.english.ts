export const dialog = {
  close: 'Close',
  maximise: 'Maximise',
  restore: 'Restore',
  move: 'Move dialog'
}

export const confirm = { accept: 'Yes', reject: 'No' }

export const loader = { label: 'Loading' }

export const ui = {
  charactersLeft: (left: number) =>
    left === 1 ? '1 character left' : `${left} characters left`,
  results: (key: string) => `Results (${key})`,
  dismiss: 'Dismiss',
  clearSearch: 'Clear the search',
  length: (length: number, most: number) => `${length} of ${most} characters`,
  tooLong: (length: number, most: number) =>
    `${length} characters, the limit is ${most}`,
  removeFilter: (label: string) => `Remove the ${label} filter`,
  pages: 'Pages',
  page: (page: string) => `Page ${page}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageSize: 'Rows per page',
  perPage: (limit: number) => `${limit} per page`,
  ofTotal: (total: string) => `of ${total}`,
  ofMany: 'of many',
  ofLoading: 'of …',
  noRows: 'No rows',
  rowCount: (count: number, shown: string) =>
    count === 1 ? '1 row' : `${shown} rows`,
  sortBy: 'Sort by',
  sortChoice: (column: string, descending: boolean) =>
    `${column}, ${descending ? 'descending' : 'ascending'}`,
  sortedThen: (column: string, descending: boolean, place: number) =>
    `${column}, sorted ${descending ? 'descending' : 'ascending'}, level ${place}`
}

export const table = {
  never: 'never',
  selectRow: (name: string) => `Select ${name}`,
  selectPage: 'Select all rows on this page',
  selected: (count: string) => `${count} selected`,
  selectedRows: (count: number, written: string, rows: string) =>
    count === 1 ? '1 row selected' : `${written} ${rows} selected`,
  notShown: (count: string, where: 'list' | 'page') =>
    `${count} not ${where === 'list' ? 'in this list' : 'on this page'}`,
  noneSelected: (rows: string) => `No ${rows} selected`,
  clearSelection: 'Clear selection',
  selection: (rows: string) => `Selected ${rows}`,
  actions: 'Actions',
  rowActions: (name: string) => `Actions for ${name}`,
  columns: 'Columns',
  density: 'Density',
  densities: { compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' },
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  columnPlace: (column: string, place: number, total: number) =>
    `${column}, column ${place} of ${total}`,
  narrower: (column: string) => `Make ${column} narrower`,
  wider: (column: string) => `Make ${column} wider`,
  columnWidth: (column: string, pixels: number) =>
    `${column} is ${pixels} px wide`,
  pinFirst: 'Pin first column',
  resetLayout: 'Reset layout',
  layoutReset: 'The layout is reset',
  widthOf: (column: string) => `Width of ${column}`,
  resizeHint: 'Drag to resize, double-click for the automatic width'
}
