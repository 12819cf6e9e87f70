import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { ListQuery } from '../domain/list-query.ts'
import { messages } from '../messages.ts'
import type { List } from '../stores/list.ts'
import { $route, navigate } from '../stores/route.ts'
import { Button } from '../ui/button.tsx'
import { FilterChip } from '../ui/filter-chip.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SelectMenu } from '../ui/select-menu.tsx'
import type { ListWords } from './list-screen.tsx'

/** A search is asked for this long after the last key, in ms. */
export const SEARCH_DELAY_MS = 300

/** A filter by words; without options it is only shown and removed. */
export interface EnumFilter {
  /** The name of the filter in the address. */
  name: string
  label: string
  options: { value: string; label: string }[]
}

interface Props<Row> {
  list: List<Row>
  query: ListQuery
  words: ListWords
  filters: EnumFilter[]
  /** Stands at the end of the bar. */
  end?: ReactNode
}

/** Search, filters and the chips of what is chosen. */
export function ListToolbar<Row>(props: Props<Row>): ReactNode {
  const { list, query, filters } = props
  const route = useStore($route, { ssr: 'initial' })
  const go = (change: Partial<ListQuery>): void =>
    navigate(list.href(route, { ...change, page: 1 }), 'push')
  const choose = (name: string, values: string[]): void =>
    go({ filters: { ...query.filters, [name]: values } })
  const choosable = filters.filter(filter => filter.options.length > 0)
  const active = query.search !== '' || Object.keys(query.filters).length > 0

  return (
    <div className="bar">
      <Search list={list} query={query} words={props.words} />
      {choosable.map(({ name, label, options }) => (
        <SelectMenu
          key={name}
          label={label}
          options={options}
          selected={query.filters[name] ?? []}
          onChange={values => choose(name, values)}
        />
      ))}
      {Object.entries(query.filters).map(([name, values]) => {
        const filter = filters.find(item => item.name === name)
        return (
          <FilterChip
            key={name}
            label={filter?.label ?? name}
            value={values
              .map(
                value =>
                  filter?.options.find(option => option.value === value)
                    ?.label ?? value
              )
              .join(', ')}
            onRemove={() => choose(name, [])}
          />
        )
      })}
      {active && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => go({ search: '', filters: {} })}
        >
          {messages.list.clear}
        </Button>
      )}
      {props.end}
    </div>
  )
}

/** Keeps what is being typed; the address follows after a pause or Enter. */
function Search<Row>(props: Omit<Props<Row>, 'filters' | 'end'>): ReactNode {
  const { list, query, words } = props
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
    const route = $route.get()
    if (search !== list.query(route).search) {
      navigate(list.href(route, { search, page: 1 }), 'replace')
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
