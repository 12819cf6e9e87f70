/** A window of less is a phone's: one column of cards, dialogs as sheets. */
export const NARROW_BELOW_PX = 640
