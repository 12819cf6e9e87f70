import { backend } from '../../backend/backend.ts'
import { messages } from '../../messages.ts'
import {
  GO_KEY,
  LIST_KEY,
  REFRESH_KEY,
  SEARCH_KEY
} from '../../routes/key-press.ts'
import { routes } from '../../routes/table.ts'

export interface Shortcut {
  what: string
  /** As printed on the keys, in order. */
  keys: readonly string[]
  /** Can be turned off with the other single keys. */
  isSingle: boolean
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

const texts = messages.keys

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

export function shortcutGroups(commandKey: string): readonly ShortcutGroup[] {
  return [
    {
      title: texts.anywhere,
      shortcuts: [
        always(messages.palette.find, commandKey, 'K'),
        single(texts.title, LIST_KEY),
        always(texts.results, 'F8'),
        always(texts.close, texts.caps.escape)
      ]
    },
    {
      title: texts.goTo,
      shortcuts: routes.flatMap(({ menu }) =>
        menu ? [single(menu.label, GO_KEY, menu.key)] : []
      )
    },
    {
      title: texts.inList,
      shortcuts: [
        single(messages.list.search, SEARCH_KEY),
        single(messages.list.refresh, REFRESH_KEY),
        always(texts.nextRow, '↑', '↓'),
        always(texts.edgeRow, texts.caps.home, texts.caps.end),
        always(texts.openRow, texts.caps.enter),
        always(texts.chooseRow, texts.caps.space),
        always(texts.chooseRows, texts.caps.shift, texts.caps.space),
        always(texts.dropRows, texts.caps.escape)
      ]
    },
    {
      title: messages.userTransactions.title,
      shortcuts: [always(messages.statement.button, commandKey, 'P')]
    },
    ...(backend.offers('addUserNote', 'addTransactionNote')
      ? [
          {
            title: messages.notes.title,
            shortcuts: [
              always(messages.notes.add, commandKey, texts.caps.enter)
            ]
          }
        ]
      : [])
  ]
}
