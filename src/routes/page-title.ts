/** `title - panelName`; whitespace is a title. */
export function pageTitle(
  title: string | null | undefined,
  panelName: string
): string {
  return title ? `${title} - ${panelName}` : panelName
}
