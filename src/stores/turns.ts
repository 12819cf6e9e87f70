/**
 * What a page does at its start before other things, since it is waited for:
 * first its calls leave, then its rows are painted.
 */
type Turn = 'calls' | 'rows'

/** Others wait for it as long as this, ms. */
const LONGEST_MS: Readonly<Record<Turn, number>> = { calls: 400, rows: 500 }

const placeOf = (turn: Turn): symbol => Symbol.for(`panel.${turn}`)

/** Says that a turn has begun, and when it is over; a failure ends it too. */
export function leaveTurn(turn: Turn, over: Promise<unknown>): Promise<void> {
  const ended = Promise.race([
    over.then(
      () => undefined,
      () => undefined
    ),
    new Promise<void>(resolve => {
      setTimeout(resolve, LONGEST_MS[turn])
    })
  ])
  Reflect.set(globalThis, placeOf(turn), ended)
  return ended
}

/** Waits for a turn that has begun on this page. */
export async function endOfTurn(turn: Turn): Promise<void> {
  await Reflect.get(globalThis, placeOf(turn))
}
