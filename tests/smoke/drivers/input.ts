/** What `input.performActions` and `POST /actions` both take. */
export type Actions = readonly object[]

/** The pointer, moved and pressed. */
export function clickAt(x: number, y: number): Actions {
  return pointer([
    moved(x, y),
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 }
  ])
}

/** The pointer, moved. */
export function hoverAt(x: number, y: number): Actions {
  return pointer([moved(x, y)])
}

/** One key after the other. */
export function typed(text: string): Actions {
  const actions = Array.from(text, value => [
    { type: 'keyDown', value },
    { type: 'keyUp', value }
  ]).flat()
  return [{ type: 'key', id: 'keyboard', actions }]
}

function pointer(actions: readonly object[]): Actions {
  const parameters = { pointerType: 'mouse' }
  return [{ type: 'pointer', id: 'mouse', parameters, actions }]
}

function moved(x: number, y: number): object {
  return {
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    origin: 'viewport'
  }
}
