/** The key of the row that an element stands in, as the page has it. */
export function rowIdOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('tr[data-row]')?.dataset['row']
}
