// What others wait for: `calls` leave, the `request` for rows leaves, `rows`
// are painted, and on the login a `person` interacts.
type Stage = 'calls' | 'request' | 'rows' | 'person'

interface Taken {
  over: Promise<void>
  end: () => void
}

/** How long others wait at most, in ms; for a person without limit. */
const LONGEST_MS: Readonly<Partial<Record<Stage, number>>> = {
  calls: 400,
  request: 700,
  rows: 700
}

const placeOf = (stage: Stage): symbol => Symbol.for(`panel-stage.${stage}`)

export function startStage(stage: Stage): void {
  let end = nothing
  const over = new Promise<void>(resolve => {
    end = resolve
    const longest = LONGEST_MS[stage]
    if (longest !== undefined) setTimeout(resolve, longest)
  })
  Reflect.set(globalThis, placeOf(stage), { over, end } satisfies Taken)
}

export function endStage(stage: Stage): void {
  taken(stage)?.end()
}

/** Resolves at once if the stage has not begun on this page. */
export async function endOfStage(stage: Stage): Promise<void> {
  await taken(stage)?.over
}

function nothing(): void {}

function taken(stage: Stage): Taken | undefined {
  return Reflect.get(globalThis, placeOf(stage))
}
