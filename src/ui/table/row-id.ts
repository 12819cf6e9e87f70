export function rowIdOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('tr[data-row]')?.dataset['row']
}
