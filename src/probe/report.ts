import type { Verdict } from './check.ts'
import type { Result } from './run-checks.ts'

const WIDTH = 23
const INDENT = ' '.repeat(9)

/** Of a terminal; the word says the same. */
const colours: Record<Verdict, number> = {
  ok: 32,
  warn: 33,
  fail: 31,
  skipped: 90
}

/** A line, and what to change if it is not ok. */
export function resultLines(
  { check, finding }: Result,
  coloured: boolean
): string {
  const { found } = finding
  const word = finding.verdict.padEnd(8)
  const sign = coloured
    ? `\u001b[${colours[finding.verdict]}m${word}\u001b[0m`
    : word
  const id = check.id.padEnd(WIDTH)
  if (!('change' in finding)) {
    return ` ${sign}${id} ${check.needs} (${found})\n`
  }
  return [
    ` ${sign}${id} ${check.needs}`,
    `${INDENT}found:  ${found}`,
    `${INDENT}change: ${finding.change}`,
    `${INDENT}why:    ${check.why}`,
    ''
  ].join('\n')
}

export type Tally = Record<Verdict, number>

export function tallyOf(results: readonly Result[]): Tally {
  const tally: Tally = { ok: 0, warn: 0, fail: 0, skipped: 0 }
  for (const { finding } of results) tally[finding.verdict] += 1
  return tally
}

export function summary(results: readonly Result[]): string {
  const { ok, warn, fail, skipped } = tallyOf(results)
  const verdict =
    fail > 0
      ? 'The panel does not work safely with this API yet: change what failed.'
      : skipped > 0
        ? 'Nothing failed; what was skipped was not looked at.'
        : 'The panel works with this API.'
  return `\n${ok} ok, ${warn} warn, ${fail} fail, ${skipped} skipped. ${verdict}\n`
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
