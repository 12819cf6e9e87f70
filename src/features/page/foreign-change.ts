/** What a document throws when React looks for a node that is no longer there. */
const NAMES = ['NotFoundError', 'HierarchyRequestError']

/**
 * Whether React could not update its tree because another program, such as a
 * browser extension, removed or wrapped a node of it.
 */
export function isForeignChange(thrown: unknown): boolean {
  return thrown instanceof DOMException && NAMES.includes(thrown.name)
}
