/** Of what stands in the line of the saved views; its colour is said beside it. */
export const viewTabClass =
  'inline-flex h-9 items-center border-b-2 border-transparent forced-colors:border-[Canvas] pointer-coarse:h-touch md:pointer-fine:compact:h-control'
