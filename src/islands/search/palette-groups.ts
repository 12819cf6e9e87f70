import { problemText } from '../../features/values/problem-text.ts'
import { cleanText } from '../../format/clean-text.ts'
import { messages } from '../../messages.ts'
import type { Command } from '../../stores/commands.ts'
import type { PaletteGroup } from '../../ui/palette/palette-item.ts'
import {
  tryAgainChoice,
  type Choice,
  commandChoices,
  screenChoices,
  resultChoices
} from './choice.tsx'
import type { Found } from './find.ts'
import { panelCommands } from './panel-commands.ts'
import type { SearchResult } from './search-result.ts'

interface Known {
  typed: string
  found: Found
  recent: readonly SearchResult[]
  commands: readonly Command[]
  showKeys: boolean
}

const texts = messages.palette

/** An exact id first; other results arrive late, and stand below. */
export function paletteGroups(known: Known): PaletteGroup<Choice>[] {
  const { found, commands, showKeys } = known
  const typed = cleanText(known.typed)
  const all = { kind: 'shown', results: [], hasMore: false } as const
  const { exact, users, entries } =
    found.kind === 'found' ? found : { exact: [], users: all, entries: all }
  const groups = [
    { title: texts.exact, items: resultChoices(exact) },
    {
      title: texts.recent,
      items: typed === '' ? resultChoices(known.recent) : []
    },
    { title: texts.screens, items: screenChoices(typed, showKeys) },
    { title: texts.here, items: commandChoices(commands, typed, showKeys) },
    {
      title: texts.panel,
      items: commandChoices(panelCommands(), typed, showKeys)
    },
    {
      title: texts.users(users.hasMore, users.results.length),
      items: resultChoices(users.results)
    },
    {
      title: texts.entries(entries.hasMore, entries.results.length),
      items: resultChoices(entries.results)
    },
    {
      title: failureText(found),
      items: hasFailed(found) ? [tryAgainChoice] : []
    }
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** What could not be searched, and why; `''` without failures. */
export function failureText(found: Found): string {
  if (found.kind !== 'found' || !found.error) return ''
  return [
    found.users.kind === 'failed' && texts.usersFailed,
    found.entries.kind === 'failed' && texts.entriesFailed,
    problemText(found.error)
  ]
    .filter(Boolean)
    .join(' ')
}

function hasFailed(found: Found): boolean {
  return failureText(found) !== ''
}
