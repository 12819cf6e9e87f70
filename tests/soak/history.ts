/** What has been done and ordered, and what was found wrong. */
export interface History {
  note(who: string, what: string): void
  /** Something that must never be; the soak ends soon after the first. */
  break(what: string): void
  readonly broken: readonly string[]
  /** The last lines, oldest first. */
  last(count: number): string[]
}

/** Keeps the last lines of a run, with the time since its start. */
export function openHistory(): History {
  const start = Date.now()
  const lines: string[] = []
  const broken: string[] = []
  const note = (who: string, what: string): void => {
    const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(7)
    lines.push(`${seconds} ${who.padEnd(6)} ${what}`)
  }
  return {
    note,
    break: what => {
      if (broken.includes(what)) return
      broken.push(what)
      note('BROKEN', what)
    },
    broken,
    last: count => lines.slice(-count)
  }
}
