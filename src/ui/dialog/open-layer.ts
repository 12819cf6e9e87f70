const DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]'

const LAYERS = `.select-menu[open], .row-menu, ${DIALOG}`

export function isLayerOpen(): boolean {
  return document.querySelector(LAYERS) !== null
}

export function isDialogOpen(): boolean {
  return document.querySelector(`${DIALOG}:not(.drawer)`) !== null
}
