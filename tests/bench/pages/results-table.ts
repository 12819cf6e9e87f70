import { type Measure, measures } from './measures.ts'
import type { Sample } from './runs.ts'
import type { Setting } from './settings.ts'
import { type Timeline, timelineText } from './timeline.ts'

/** The medians of a setting. */
export interface Result {
  setting: Setting
  panel: Sample
  floor: Sample
  timelines: { panel: Timeline; floor: Timeline }
}

type Line = [
  measure: string,
  panel: string,
  floor: string,
  ratio: string,
  goal: string,
  met: string
]

const NO_LINE: Line = ['', '', '', '', '', '']
const HEADS: Line = ['', 'panel', 'floor', 'ratio', 'goal', 'met']

/** The results as one Markdown table, then what came when on each page. */
export function resultsTable(results: readonly Result[]): string {
  const lines = results.flatMap(result => [
    [`**${result.setting.name}**`, ...NO_LINE.slice(1)],
    ...measures
      .filter(({ name }) => result.panel[name] !== undefined)
      .map(measure => lineOf(measure, result))
  ])
  const all = [HEADS, ...lines]
  const widths = HEADS.map((_, column) =>
    Math.max(4, ...all.map(line => line[column]?.length ?? 0))
  )
  const [heads = '', ...body] = all.map(line => row(line, widths))
  const rules = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`
  )
  return [
    heads,
    `| ${rules.join(' | ')} |`,
    ...body,
    '',
    ...results.flatMap(({ setting, timelines }) => [
      `${setting.name}, panel: ${timelineText(timelines.panel)}`,
      `${setting.name}, floor: ${timelineText(timelines.floor)}`
    ])
  ].join('\n')
}

function row(line: readonly string[], widths: readonly number[]): string {
  const cells = widths.map((width, column) =>
    column === 0
      ? (line[column] ?? '').padEnd(width)
      : (line[column] ?? '').padStart(width)
  )
  return `| ${cells.join(' | ')} |`
}

function lineOf(measure: Measure, result: Result): Line {
  const { name, label, unit } = measure
  const panel = result.panel[name] ?? Number.NaN
  const floor = result.floor[name]
  const most = measure.most?.(result.floor, result.setting)
  return [
    unit === '' ? label : `${label}, ${unit}`,
    inUnit(panel, unit),
    floor === undefined ? '' : inUnit(floor, unit),
    floor ? (panel / floor).toFixed(2) : '',
    most === undefined ? '' : `≤ ${inUnit(most, unit)}`,
    most === undefined ? '' : panel <= most ? 'yes' : 'no'
  ]
}

function inUnit(value: number, unit: Measure['unit']): string {
  if (unit === 'B') return Math.round(value).toLocaleString('en')
  if (unit === 'ms') return value.toFixed(value < 100 ? 1 : 0)
  return String(Number(value.toFixed(3)))
}
