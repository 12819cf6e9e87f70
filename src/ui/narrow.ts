/** Cards and sheets below this. `sm` in `tailwind.config.cjs`. */
export const NARROW_BELOW_PX = 640
