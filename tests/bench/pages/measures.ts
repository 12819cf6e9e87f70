import type { Sample } from './runs.ts'
import type { Setting } from './settings.ts'

/** The most that is good enough, of medians; `undefined` for no goal. */
type Most = (floor: Sample, setting: Setting) => number | undefined

/** A line of the table. */
export interface Measure {
  /** Its name in a sample. */
  name: string
  label: string
  unit: 'ms' | 'B' | ''
  most?: Most
}

/** One frame of a screen with 60 of them a second, ms. */
const FRAME_MS = 1000 / 60

const times =
  (name: string, ratio: (setting: Setting) => number): Most =>
  (floor, setting) =>
    (floor[name] ?? Number.NaN) * ratio(setting)

const withinFrame =
  (name: string): Most =>
  floor =>
    (floor[name] ?? Number.NaN) + FRAME_MS

/** What is measured, in the order of the table. */
export const measures: readonly Measure[] = [
  { name: 'script', label: 'script', unit: 'B', most: () => 105_000 },
  { name: 'style', label: 'css', unit: 'B', most: () => 12_000 },
  { name: 'page', label: 'html', unit: 'B' },
  { name: 'all', label: 'all answers with their heads', unit: 'B' },
  { name: 'scripts', label: 'script requests', unit: '' },
  { name: 'firstPaint', label: 'first paint', unit: 'ms' },
  { name: 'largestPaint', label: 'largest paint', unit: 'ms' },
  {
    name: 'rows',
    label: 'time to 25 rows',
    unit: 'ms',
    most: times('rows', ({ rowsRatio }) => rowsRatio)
  },
  { name: 'blocking', label: 'total blocking time', unit: 'ms' },
  { name: 'work', label: 'processor time of the page', unit: 'ms' },
  { name: 'shift', label: 'layout shift', unit: '', most: () => 0 },
  { name: 'sort', label: 'sort', unit: 'ms', most: withinFrame('sort') },
  { name: 'turn', label: 'page turn', unit: 'ms', most: withinFrame('turn') },
  { name: 'search', label: 'search', unit: 'ms' },
  { name: 'dialog', label: 'dialog, first', unit: 'ms', most: () => 30 },
  { name: 'dialogAgain', label: 'dialog, again', unit: 'ms', most: () => 30 },
  {
    name: 'move',
    label: 'screen move, first',
    unit: 'ms',
    // A page turn of the floor is one round trip to the API and its frame.
    most: floor => Math.max(50, floor['turn'] ?? Number.NaN)
  },
  { name: 'moveBack', label: 'screen move, back', unit: 'ms', most: () => 50 },
  {
    name: 'login',
    label: 'login form interactive',
    unit: 'ms',
    most: times('login', () => 1.5)
  },
  {
    name: 'loginScript',
    label: 'script of the login',
    unit: 'B',
    most: () => 75_000
  },
  {
    name: 'heap',
    label: 'heap growth, 60 page turns',
    unit: 'B',
    most: () => 2_000_000
  },
  {
    name: 'longest',
    label: 'longest task, 100 rows',
    unit: 'ms',
    most: () => 50
  }
]
