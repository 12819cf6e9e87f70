/** A saved view, or a removed one in its place; each sets its own colour. */
export const viewTabClass =
  'inline-flex h-9 items-center border-b-2 border-transparent forced-colors:border-[Canvas] pointer-coarse:h-touch md:pointer-fine:compact:h-control'
