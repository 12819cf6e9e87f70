import { type ReactNode, useState } from 'react'

import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { ListView } from './list-view.ts'

interface Opened {
  id: string
  button: HTMLElement
}

/** One menu for all rows. It closes with its row or when inactive. */
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
        label={messages.table.rowActions(plainName(rowName(row)))}
        button={opened.button}
        onClose={() => setOpened(undefined)}
      />
    )
  }
}
