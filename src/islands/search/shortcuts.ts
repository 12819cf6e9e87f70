import { messages } from '../../messages.ts'
import {
  GO_KEY,
  LIST_KEY,
  REFRESH_KEY,
  SEARCH_KEY
} from '../../routes/key-press.ts'
import { routes } from '../../routes/table.ts'

/** A line of the list of shortcuts. */
export interface Shortcut {
  what: string
  /** What stands on the keys, in their order. */
  keys: readonly string[]
  /** Turned off together with the other single keys. */
  isSingle: boolean
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

const words = messages.keys

const single = (what: string, ...keys: string[]): Shortcut => ({
  what,
  keys,
  isSingle: true
})
const always = (what: string, ...keys: string[]): Shortcut => ({
  what,
  keys,
  isSingle: false
})

/** Every shortcut of the panel, on a keyboard with this command key. */
export function shortcutGroups(commandKey: string): readonly ShortcutGroup[] {
  return [
    {
      title: words.anywhere,
      shortcuts: [
        always(messages.palette.find, commandKey, 'K'),
        single(words.title, LIST_KEY),
        always(words.results, 'F8'),
        always(words.close, words.caps.escape)
      ]
    },
    {
      title: words.goTo,
      shortcuts: routes.flatMap(({ menu }) =>
        menu ? [single(menu.label, GO_KEY, menu.key)] : []
      )
    },
    {
      title: words.inList,
      shortcuts: [
        single(messages.list.search, SEARCH_KEY),
        single(messages.list.refresh, REFRESH_KEY),
        always(words.nextRow, '↑', '↓'),
        always(words.edgeRow, words.caps.home, words.caps.end),
        always(words.openRow, words.caps.enter),
        always(words.chooseRow, words.caps.space),
        always(words.chooseRows, words.caps.shift, words.caps.space),
        always(words.dropRows, words.caps.escape),
        always(words.columnWidth, '←', '→')
      ]
    },
    {
      title: messages.userTransactions.title,
      shortcuts: [always(messages.userTransactions.statement, commandKey, 'P')]
    }
  ]
}
