import { useStore } from '@nanostores/react'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

import { cleanText } from '../../format/clean-text.ts'
import { messages } from '../../messages.ts'
import { SEARCH_KEY } from '../../routes/key-press.ts'
import { $singleKeys } from '../../stores/preferences/single-keys.ts'
import { $route, navigate } from '../../stores/route.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type { Typing } from '../../ui/typing.ts'
import { useCommand } from '../page/use-command.ts'
import type { ListTexts } from './list-texts.ts'
import { MAX_FILTER_TEXT } from './store/list-filters.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { List } from './store/list-state.ts'

/** Delay of a search after the last key, in ms. */
const SEARCH_DELAY_MS = 300

interface Props<Row> {
  list: List<Row>
  query: Pick<ListQuery, 'search'>
  texts: ListTexts
}

/**
 * The URL follows after a pause, on Enter and on blur. Each visit to the field
 * is one history entry.
 */
export function ListSearch<Row>({ list, query, texts }: Props<Row>): ReactNode {
  const route = useStore($route, { ssr: 'initial' })
  const [text, setText] = useState(query.search)
  const [shown, setShown] = useState({ route, search: query.search })
  if (shown.route !== route || shown.search !== query.search) {
    setShown({ route, search: query.search })
    const before = shown.route
    const elsewhere =
      route?.via === 'history' ||
      (before !== undefined && before?.pathname !== route?.pathname)
    const searched = shown.search !== query.search
    // What is not searched for, such as a trailing space, stays while typing.
    if ((elsewhere || searched) && cleanText(text) !== query.search) {
      setText(query.search)
    }
  }
  const keys = useStore($singleKeys, { ssr: 'initial' })
  const input = useRef<HTMLInputElement>(null)
  const label = `${messages.list.search} ${texts.rows}`
  useCommand({
    label,
    key: SEARCH_KEY,
    run() {
      input.current?.focus()
      input.current?.select()
    }
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The URL that this visit to the field has led to. */
  const reached = useRef<string>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The URL already says it.
    if (cleanText(text) === query.search) clearTimeout(timer.current)
  }, [text, query.search])

  const ask = (typed: string, screen = route?.pathname): void => {
    clearTimeout(timer.current)
    const now = $route.get()
    const search = cleanText(typed)
    // Never search on another screen than the text was typed on.
    if (!now || now.pathname !== screen) return
    if (search.length > MAX_FILTER_TEXT) return
    if (search === list.query(now).search) return
    const isFurther = reached.current === now.fullPath
    navigate(list.href(now, { search }), isFurther ? 'replace' : 'push')
    reached.current = $route.get()?.fullPath
  }
  const change = (
    typed: string,
    typing: Typing = 'complete',
    screen = route?.pathname
  ): void => {
    setText(typed)
    clearTimeout(timer.current)
    if (typing === 'composing') return
    timer.current = setTimeout(() => ask(typed, screen), SEARCH_DELAY_MS)
  }
  // Keeps what was typed before hydration: a render would undo it.
  useLayoutEffect(() => setText(before => input.current?.value ?? before), [])
  const readTypedText = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed === query.search) return
    change(typed, 'complete', $route.get()?.pathname)
  })
  useEffect(() => readTypedText(), [])
  return (
    <SearchField
      input={input}
      shortcut={keys === 'on' ? SEARCH_KEY : undefined}
      label={label}
      placeholder={texts.search}
      value={text}
      most={MAX_FILTER_TEXT}
      onChange={(typed, typing) => change(typed, typing)}
      onSubmit={typed => ask(typed)}
      onLeave={value => {
        ask(value)
        reached.current = undefined
      }}
    />
  )
}
