import { savedChoice } from './saved-choice.ts'

export type SingleKeys = 'on' | 'off'

/** On until turned off (WCAG 2.1.4). */
export const { $choice: $singleKeys, choose: chooseSingleKeys } =
  savedChoice<SingleKeys>('panel-single-keys', 'on', saved =>
    saved === 'off' ? saved : undefined
  )
