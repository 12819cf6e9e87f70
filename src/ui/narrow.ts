/**
 * A window of less is a phone's: one column of cards, dialogs as sheets. It is
 * `sm` in `tailwind.config.cjs`.
 */
export const NARROW_BELOW_PX = 640
