import { type ReactNode, useState } from 'react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { ListView } from './list-view.ts'

interface Opened {
  /** The key of the row whose menu it is. */
  id: string
  button: HTMLElement
}

/**
 * The one menu of a table's rows: what is open of it, and what its button
 * does. It closes with its row, and where rows are not acted on.
 */
export function useRowMenu<Row>(
  view: Pick<ListView<Row>, 'rowKey' | 'rowName' | 'rowMenu'>,
  rows: readonly Row[] | undefined,
  inactive: boolean
): { menu: ReactNode; toggle: (row: Row, button: HTMLElement) => void } {
  const { rowKey, rowName, rowMenu: RowMenu } = view
  const [opened, setOpened] = useState<Opened>()
  const row =
    inactive || !opened
      ? undefined
      : rows?.find(item => rowKey(item) === opened.id)
  if (opened && row === undefined) setOpened(undefined)
  return {
    toggle: (pressed, button) =>
      setOpened(
        opened?.button === button ? undefined : { id: rowKey(pressed), button }
      ),
    menu: opened && row !== undefined && RowMenu && (
      <RowMenu
        key={opened.id}
        row={row}
        label={messages.table.rowLinks(plainName(rowName(row)))}
        button={opened.button}
        onClose={() => setOpened(undefined)}
      />
    )
  }
}
