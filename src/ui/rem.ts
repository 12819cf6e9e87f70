/** A length in px at a default font size of 16 px, which grows with it. */
export function rem(length: number): string {
  return `${length / 16}rem`
}

/** How far they have grown: 1.5 at a default font size of 24 px. */
export function fontScale(): number {
  const { fontSize } = getComputedStyle(document.documentElement)
  return (Number.parseFloat(fontSize) || 16) / 16
}
