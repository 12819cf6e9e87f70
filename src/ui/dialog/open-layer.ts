const DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]'

const LAYERS = `.popover[open], [role="menu"], ${DIALOG}`

export function isLayerOpen(): boolean {
  return document.querySelector(LAYERS) !== null
}

export function isDialogOpen(): boolean {
  return document.querySelector(`${DIALOG}:not([data-slot="drawer"])`) !== null
}
