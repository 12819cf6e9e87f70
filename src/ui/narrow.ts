/**
 * Phones: one column of cards, dialogs as sheets. `sm` in
 * `tailwind.config.cjs`.
 */
export const NARROW_BELOW_PX = 640
