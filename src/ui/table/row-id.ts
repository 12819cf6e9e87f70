/** What opens a row: always in its first cell. */
export const ROW_OPENER = '[data-first] :is(a[href], button)'

export function rowIdOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('tr[data-row]')?.dataset['row']
}
