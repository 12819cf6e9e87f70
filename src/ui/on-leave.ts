/**
 * Calls back when the focus goes outside, and for a press that begins and ends
 * there: who selects a text over the edge leaves nothing. Returns a cleanup
 * function.
 */
export function onLeave(
  isInside: (node: Node) => boolean,
  callback: () => void
): () => void {
  const isOutside = ({ target }: Event): boolean =>
    target instanceof Node && !isInside(target)
  let press: 'none' | 'inside' | 'outside' = 'none'
  const begin = (event: Event): void => {
    press = isOutside(event) ? 'outside' : 'inside'
  }
  const end = (event: Event): void => {
    if (press === 'outside' && isOutside(event)) callback()
    press = 'none'
  }
  const cancel = (): void => {
    press = 'none'
  }
  const focus = (event: Event): void => {
    // Where a press moves it, the end of the press decides.
    if (press === 'none' && isOutside(event)) callback()
  }
  const listening = [
    ['pointerdown', begin],
    ['pointerup', end],
    ['pointercancel', cancel],
    ['focusin', focus]
  ] as const
  for (const [event, listen] of listening)
    document.addEventListener(event, listen)
  return () => {
    for (const [event, listen] of listening)
      document.removeEventListener(event, listen)
  }
}
