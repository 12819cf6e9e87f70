/** What closes by Escape before anything below it hears of the key. */
const LAYERS =
  '.select-menu[open], .row-menu, :is([role="dialog"], [role="alertdialog"])[data-state="open"]'

/** True while a menu or a dialog is open. */
export function isLayerOpen(): boolean {
  return document.querySelector(LAYERS) !== null
}
