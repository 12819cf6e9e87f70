import { type Measure, measures } from './measures.ts'
import type { Run } from './runs.ts'
import type { Setting } from './settings.ts'
import { timelineText } from './timeline.ts'

/** The medians of a setting. */
export interface Result {
  setting: Setting
  panel: Run
  floor: Run
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
      .filter(({ name }) => result.panel.sample[name] !== undefined)
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
    ...results.flatMap(({ setting, panel, floor }) => [
      `- ${setting.name}, panel: ${cameWhen(panel)}`,
      `- ${setting.name}, floor: ${cameWhen(floor)}`
    ])
  ].join('\n')
}

/** The steps of a cold load and its end, in ms. */
function cameWhen({ timeline, sample, largest }: Run): string {
  const rows = Math.round(sample['rows'] ?? Number.NaN)
  return `${timelineText(timeline)}, rows at ${rows}; the largest paint is ${largest}`
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
  const panel = result.panel.sample[name] ?? Number.NaN
  const floor = result.floor.sample[name]
  const most = measure.most?.(result.floor.sample, result.setting)
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
