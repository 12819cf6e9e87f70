/**
 * The document's title: the page's own title, ' - ' and the panel's name, or
 * the name alone (specification, section 1). White space counts as a title.
 */
export function pageTitle(
  title: string | null | undefined,
  panelName: string
): string {
  return title ? `${title} - ${panelName}` : panelName
}
