/**
 * What a page does at its start before other things, since it is waited for:
 * first its calls leave, then the question for its rows where that is not one
 * of them, then its rows are painted. On the login somebody has to be there
 * first.
 */
type Stage = 'calls' | 'question' | 'rows' | 'person'

interface Taken {
  over: Promise<void>
  end: () => void
}

/** Others wait for it as long as this, ms; for a person as long as it takes. */
const LONGEST_MS: Readonly<Partial<Record<Stage, number>>> = {
  calls: 400,
  question: 700,
  rows: 700
}

const placeOf = (stage: Stage): symbol => Symbol.for(`panel-stage.${stage}`)

/** Others wait from now on, until it ends. */
export function beginStage(stage: Stage): void {
  let end = nothing
  const over = new Promise<void>(resolve => {
    end = resolve
    const longest = LONGEST_MS[stage]
    if (longest !== undefined) setTimeout(resolve, longest)
  })
  Reflect.set(globalThis, placeOf(stage), { over, end } satisfies Taken)
}

/** Lets others begin. */
export function endStage(stage: Stage): void {
  taken(stage)?.end()
}

/** Waits for a turn that has begun on this page. */
export async function endOfStage(stage: Stage): Promise<void> {
  await taken(stage)?.over
}

function nothing(): void {
  // A promise gives its own end at once.
}

function taken(stage: Stage): Taken | undefined {
  return Reflect.get(globalThis, placeOf(stage))
}
