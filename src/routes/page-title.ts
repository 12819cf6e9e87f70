/** `title - panelName` (specification, section 1); whitespace is a title. */
export function pageTitle(
  title: string | null | undefined,
  panelName: string
): string {
  return title ? `${title} - ${panelName}` : panelName
}
