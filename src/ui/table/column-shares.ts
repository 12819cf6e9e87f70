import type { ColumnWidth } from './column.ts'

/**
 * In px at a default font size of 16 px: what is left over is shared out in
 * proportion, also where a person has set the widths of some. The columns shown
 * first fit a screen of 1440 px.
 */
export const SHARES: Readonly<
  Record<ColumnWidth | 'select' | 'row-action' | 'row-actions', string>
> = {
  name: '[--share:222]',
  text: '[--share:120]',
  email: '[--share:238]',
  person: '[--share:132]',
  // The longest status, in German.
  status: '[--share:112] [&:lang(de)]:[--share:136]',
  kind: '[--share:100]',
  'transaction-type': '[--share:120]',
  reference: '[--share:122]',
  'short-money': '[--share:120]',
  money: '[--share:148]',
  // Beside a longer status there is less room.
  'long-money': '[--share:198] [&:lang(de)]:[--share:186]',
  time: '[--share:160]',
  date: '[--share:112]',
  number: '[--share:76]',
  percent: '[--share:104]',
  code: '[--share:72]',
  actions: '[--share:84]',
  select: '[--share:40]',
  // Width for one or two buttons.
  'row-action': '[--share:40]',
  'row-actions': '[--share:72]'
}
