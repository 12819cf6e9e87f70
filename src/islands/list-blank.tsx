import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { ListQuery } from '../domain/list-query.ts'
import { messages } from '../messages.ts'
import type { List } from '../stores/list.ts'
import { $route, navigate } from '../stores/route.ts'
import { Button } from '../ui/button.tsx'
import { StateMessage } from '../ui/state-message.tsx'
import type { ListWords } from './list-screen.tsx'

interface Props<Row> {
  list: List<Row>
  query: ListQuery
  words: ListWords
}

/** A list without rows: nothing is there yet, or filters hide all of it. */
export function ListBlank<Row>({ list, query, words }: Props<Row>): ReactNode {
  const route = useStore($route, { ssr: 'initial' })
  const hiding =
    Object.keys(query.filters).length + (query.search === '' ? 0 : 1)
  if (hiding === 0) {
    return (
      <StateMessage scene="empty" title={words.empty} text={words.emptyText} />
    )
  }
  return (
    <StateMessage
      scene="no-match"
      title={words.noMatch}
      text={messages.list.hidden(hiding, words.rows)}
    >
      <Button
        variant="plain"
        onClick={() => {
          const all = { search: '', filters: {}, page: 1 }
          navigate(list.href(route, all), 'push')
        }}
      >
        {messages.list.clearFilters}
      </Button>
    </StateMessage>
  )
}
