import { LOCALE } from '../../domain/locale.ts'
import { messages } from '../../messages.ts'
import type { ListState } from '../../stores/list/list-state.ts'
import type { ListWords } from './list-words.ts'

/** What a screen reader is told once new rows have come. */
export function announcement<Row>(
  words: ListWords,
  state: ListState<Row>,
  total: number | undefined
): string {
  if (state.kind !== 'shown' || state.activity === 'loading') return ''
  const rows = state.shown.page.data.length
  return rows === 0
    ? words.noMatch
    : messages.list.announced(
        rows.toLocaleString(LOCALE),
        total?.toLocaleString(LOCALE),
        words.rows
      )
}
