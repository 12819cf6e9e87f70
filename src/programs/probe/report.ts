import type { Verdict } from './check.ts'
import type { Result } from './run-checks.ts'

const WIDTH = 23
/** Of those that were left out for one reason. */
const MOST_NAMED = 5
const INDENT = ' '.repeat(9)

/** Of a terminal; the word says the same. */
const colours: Record<Verdict, number> = {
  ok: 32,
  warn: 33,
  fail: 31,
  off: 90,
  skipped: 90
}

/**
 * Prints results as they come, below the title of their group. Checks that were
 * left out for one reason are one line.
 */
export function printer(
  write: (text: string) => void,
  coloured: boolean
): { print: (result: Result) => void; end: () => void } {
  let group = ''
  let left: Result[] = []
  const end = (): void => {
    if (left.length > 0) write(resultLines(left, coloured))
    left = []
  }
  return {
    end,
    print(result) {
      const [first] = left
      const isSame =
        isLeftOut(result) &&
        first?.finding.verdict === result.finding.verdict &&
        first.finding.found === result.finding.found
      if (!isSame) {
        end()
        if (result.group !== group) write(`\n${result.group}\n`)
        ;({ group } = result)
      }
      left.push(result)
      if (!isLeftOut(result)) end()
    }
  }
}

function isLeftOut({ finding: { verdict } }: Result): boolean {
  return verdict === 'skipped' || verdict === 'off'
}

/** A line, and what to change if it is not ok. */
function resultLines(
  [first, ...others]: readonly Result[],
  coloured: boolean
): string {
  if (!first) return ''
  const { check, finding } = first
  const { found } = finding
  const word = finding.verdict.padEnd(8)
  const sign = coloured
    ? `\u001b[${colours[finding.verdict]}m${word}\u001b[0m`
    : word
  if (others.length > 0) {
    const ids = [first, ...others].map(({ check: { id } }) => id)
    const which =
      ids.length > MOST_NAMED
        ? `${ids.length} checks, from ${ids[0]} to ${ids.at(-1)}`
        : ids.join(', ')
    return ` ${sign}${which} (${found})\n`
  }
  const id = check.id.padEnd(WIDTH)
  if (!('change' in finding)) {
    return ` ${sign}${id} ${check.needs} (${found})\n`
  }
  return [
    ` ${sign}${id} ${check.needs}`,
    `${INDENT}found:  ${found.replaceAll('\n', `\n${INDENT}        `)}`,
    `${INDENT}change: ${finding.change}`,
    `${INDENT}why:    ${check.why}`,
    ''
  ].join('\n')
}

export type Tally = Record<Verdict, number>

export function tallyOf(results: readonly Result[]): Tally {
  const tally: Tally = { ok: 0, warn: 0, fail: 0, off: 0, skipped: 0 }
  for (const { finding } of results) tally[finding.verdict] += 1
  return tally
}

export function summary(results: readonly Result[]): string {
  const { ok, warn, fail, off, skipped } = tallyOf(results)
  const verdict =
    fail > 0
      ? 'The panel does not work safely with this API yet: change what failed.'
      : skipped > 0
        ? 'Nothing failed; what was skipped was not looked at.'
        : 'The panel works with this API.'
  return `\n${ok} ok, ${warn} warn, ${fail} fail, ${off} off, ${skipped} skipped. ${verdict}\n`
}

export function jsonReport(
  target: { base: string; origin: string | undefined },
  results: readonly Result[]
): string {
  const checks = results.map(({ group, check, finding }) => {
    const { id, needs, why } = check
    return { id, group, needs, why, ...finding }
  })
  const report = { ...target, summary: tallyOf(results), checks }
  return `${JSON.stringify(report, undefined, 2)}\n`
}
