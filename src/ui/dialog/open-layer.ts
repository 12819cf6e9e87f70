const DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]'

/** What closes by Escape before anything below it hears of the key. */
const LAYERS = `.select-menu[open], .row-menu, ${DIALOG}`

/** True while a menu or a dialog is open. */
export function isLayerOpen(): boolean {
  return document.querySelector(LAYERS) !== null
}

/** True while a dialog is open that is no drawer: somebody is asked. */
export function isDialogOpen(): boolean {
  return document.querySelector(`${DIALOG}:not(.drawer)`) !== null
}
