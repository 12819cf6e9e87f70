import { problemText } from '../../features/values/problem-text.ts'
import { messages } from '../../messages.ts'
import type { Command } from '../../stores/commands.ts'
import type { PaletteGroup } from '../../ui/palette/palette-item.ts'
import {
  askAgain,
  type Choice,
  commandChoices,
  screenChoices,
  thingChoices
} from './choice.tsx'
import type { Found } from './find.ts'
import { panelCommands } from './panel-commands.ts'
import type { Thing } from './thing.ts'

interface Known {
  /** What was typed. */
  typed: string
  found: Found
  /** What was opened before. */
  recent: readonly Thing[]
  /** What the screen offers. */
  commands: readonly Command[]
  showKeys: boolean
}

const words = messages.palette

/** All that can be chosen now: an exact id first, then the nearest. */
export function paletteGroups(known: Known): PaletteGroup<Choice>[] {
  const { found, commands, showKeys } = known
  const typed = known.typed.trim()
  const all = { kind: 'shown', things: [], hasMore: false } as const
  const { exact, users, entries } =
    found.kind === 'found' ? found : { exact: [], users: all, entries: all }
  const groups = [
    { title: words.exact, items: thingChoices(exact) },
    {
      title: words.recent,
      items: typed === '' ? thingChoices(known.recent) : []
    },
    { title: words.screens, items: screenChoices(typed, showKeys) },
    { title: words.here, items: commandChoices(commands, typed, showKeys) },
    {
      title: words.panel,
      items: commandChoices(panelCommands(), typed, showKeys)
    },
    {
      title: words.users(users.hasMore, users.things.length),
      items: thingChoices(users.things)
    },
    {
      title: words.entries(entries.hasMore, entries.things.length),
      items: thingChoices(entries.things)
    },
    { title: failureText(found), items: hasFailed(found) ? [askAgain] : [] }
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** What could not be searched, and why; `''` where all was. */
export function failureText(found: Found): string {
  if (found.kind !== 'found' || !found.error) return ''
  return [
    found.users.kind === 'failed' && words.usersFailed,
    found.entries.kind === 'failed' && words.entriesFailed,
    problemText(found.error)
  ]
    .filter(Boolean)
    .join(' ')
}

function hasFailed(found: Found): boolean {
  return failureText(found) !== ''
}
