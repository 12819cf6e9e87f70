/** Of a link within a text, and of a button that looks like one. */
export const linkClass =
  'font-medium text-felt-text hover:underline hover:underline-offset-3'
