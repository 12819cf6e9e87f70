import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { ListQuery } from '../../domain/list-query.ts'
import { messages } from '../../messages.ts'
import type { List } from '../../stores/list/list-state.ts'
import { $route, navigate } from '../../stores/route.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type { ListWords } from './list-words.ts'

/** A search is asked for this long after the last key, in ms. */
export const SEARCH_DELAY_MS = 300

interface Props<Row> {
  list: List<Row>
  query: ListQuery
  words: ListWords
}

/** Keeps what is being typed; the address follows after a pause or Enter. */
export function ListSearch<Row>({ list, query, words }: Props<Row>): ReactNode {
  const [text, setText] = useState(query.search)
  const [shown, setShown] = useState(query.search)
  if (shown !== query.search) {
    setShown(query.search)
    setText(query.search)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (search: string): void => {
    clearTimeout(timer.current)
    const now = $route.get()
    if (search !== list.query(now).search) {
      navigate(list.href(now, { search }), 'replace')
    }
  }
  return (
    <SearchField
      label={`${messages.list.search} ${words.rows}`}
      placeholder={words.search}
      value={text}
      onChange={value => {
        setText(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => ask(value.trim()), SEARCH_DELAY_MS)
      }}
      onSubmit={value => ask(value.trim())}
    />
  )
}
