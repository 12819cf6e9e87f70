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
import type { SearchedList, SearchResult } from './search-result.ts'

interface Known {
  typed: string
  found: Found
  recent: readonly SearchResult[]
  commands: readonly Command[]
  showKeys: boolean
}

const texts = messages.palette

const titles: Readonly<Record<SearchedList, string>> = {
  users: messages.users.title,
  systemWallets: messages.systemWallets.title,
  games: messages.games.title,
  admins: messages.admins.title,
  walletTransactions: texts.entries
}

/** Exact matches first; other results arrive late, and stand below. */
export function paletteGroups(known: Known): PaletteGroup<Choice>[] {
  const { found, commands, showKeys } = known
  const typed = cleanText(known.typed)
  const { exact, sections } =
    found.kind === 'found' ? found : { exact: [], sections: [] }
  const groups = [
    { title: texts.exact, items: resultChoices(exact, 'id') },
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
    ...sections.map(({ list, results, hasMore }) => ({
      title: hasMore ? texts.first(titles[list], results.length) : titles[list],
      items: resultChoices(results)
    })),
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
  const failed = found.sections
    .filter(({ kind }) => kind === 'failed')
    .map(({ list }) => titles[list])
  return [
    failed.length > 0 && texts.failed(failed.join(', ')),
    problemText(found.error)
  ]
    .filter(Boolean)
    .join(' ')
}

function hasFailed(found: Found): boolean {
  return failureText(found) !== ''
}
