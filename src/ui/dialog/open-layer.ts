const DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]'

/** What handles Escape before anything below it. */
const LAYERS = `.select-menu[open], .row-menu, ${DIALOG}`

export function isLayerOpen(): boolean {
  return document.querySelector(LAYERS) !== null
}

/** True while a dialog other than a drawer is open. */
export function isDialogOpen(): boolean {
  return document.querySelector(`${DIALOG}:not(.drawer)`) !== null
}
