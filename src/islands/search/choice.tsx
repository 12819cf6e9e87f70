import type { Transaction } from '../../contract/ledger/transaction.ts'
import { Time } from '../../features/values/time.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { searchKey } from '../../format/search-key.ts'
import {
  entryStatus,
  statusAppearance,
  transactionTypes,
  wordOf
} from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { GO_KEY } from '../../routes/key-press.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { sitePath } from '../../routes/paths.ts'
import { type Route, routes } from '../../routes/table.ts'
import { EntryAmount } from '../../screens/ledger/entry-amount.tsx'
import { shownStatus } from '../../screens/ledger/entry-status.tsx'
import { screens } from '../../screens/screens.ts'
import type { Command } from '../../stores/commands.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  cornerDownLeftIcon,
  receiptTextIcon,
  refreshCwIcon
} from '../../ui/icons.ts'
import type { PaletteItem } from '../../ui/palette/palette-item.ts'
import {
  type NamedList,
  resultHref,
  resultKey,
  screenOf,
  type SearchResult
} from './search-result.ts'

export interface Choice extends PaletteItem {
  act:
    | { kind: 'go'; href: string; result?: SearchResult }
    | { kind: 'run'; run: () => void }
    /** The palette stays open. */
    | { kind: 'ask-again' }
}

/** Whether a text contains every typed word. */
function hasWords(text: string, typed: string): boolean {
  const key = searchKey(text)
  return searchKey(typed)
    .split(/\s+/u)
    .every(word => key.includes(word))
}

export function screenChoices(typed: string, showKeys: boolean): Choice[] {
  return routes.flatMap(route => {
    const { menu, name } = route
    if (!menu || !hasWords(`${menu.label} ${menu.short}`, typed)) return []
    const href = sitePath(route.path)
    return {
      id: `screen ${name}`,
      icon: screenIcon(route),
      label: menu.label,
      end: showKeys && (
        <kbd>
          {GO_KEY} {menu.key}
        </kbd>
      ),
      href,
      act: { kind: 'go', href }
    }
  })
}

function screenIcon({ name }: Route): React.ReactNode {
  const icon = name === 'login' ? undefined : screens[name].icon
  return icon && <Icon path={icon} />
}

/** Commands with the same label are listed once. */
export function commandChoices(
  commands: readonly Command[],
  typed: string,
  showKeys: boolean
): Choice[] {
  const isFirst = ({ label }: Command, place: number): boolean =>
    commands.findIndex(other => other.label === label) === place
  return commands
    .filter(isFirst)
    .filter(({ label }) => hasWords(label, typed))
    .map(({ label, key, run }) => ({
      id: `command ${label}`,
      icon: <Icon path={cornerDownLeftIcon} />,
      label,
      end: showKeys && key && <kbd>{key}</kbd>,
      act: { kind: 'run', run }
    }))
}

/** Those that have an address. A transaction is titled by what was typed. */
export function resultChoices(
  results: readonly SearchResult[],
  entryTitle: 'id' | 'reference' = 'reference'
): Choice[] {
  return results.flatMap(result => {
    const href = resultHref(result)
    if (href === undefined) return []
    return {
      id: resultKey(result),
      ...(result.kind === 'walletTransactions'
        ? entryLine(result.entry, entryTitle)
        : namedLine(result)),
      href,
      act: { kind: 'go', href, result }
    }
  })
}

type Line = Pick<Choice, 'icon' | 'label' | 'detail' | 'end'>

function namedLine(result: SearchResult & { kind: NamedList }): Line {
  const { kind, id, name, detail } = result
  return {
    icon: <Icon path={screens[screenOf[kind]].icon} />,
    label: <UntrustedText text={name} />,
    detail: detail !== undefined && detail !== name && (
      <UntrustedText text={detail} />
    ),
    end: <UntrustedText className="mono" text={id} />
  }
}

function entryLine(entry: Transaction, title: 'id' | 'reference'): Line {
  const { counterparty, createdAt, direction, id, reference, type } = entry
  const other = counterparty?.name ?? counterparty?.id
  const isById = title === 'id'
  return {
    icon: <Icon path={receiptTextIcon} />,
    label: (
      <UntrustedText className="mono" text={(!isById && reference) || id} />
    ),
    detail: (
      <>
        {isById && reference && (
          <>
            <UntrustedText className="mono" text={reference} />
            {' · '}
          </>
        )}
        <UntrustedText text={wordOf(transactionTypes, type)} />
        {' · '}
        <UntrustedText text={statusWord(entry)} />
        {' · '}
        <UntrustedText text={ownerName(entry)} />
        {other !== undefined && (
          <>
            {direction === 'debit' ? ' → ' : ' ← '}
            <UntrustedText text={other} />
          </>
        )}
        {' · '}
        <Time instant={createdAt} mode="day-and-clock" />
      </>
    ),
    end: <EntryAmount entry={entry} />
  }
}

function statusWord(entry: Transaction): string {
  const status = shownStatus(entry)
  return statusAppearance(entryStatus, status)?.word ?? status
}

export const tryAgainChoice: Choice = {
  id: 'again',
  icon: <Icon path={refreshCwIcon} />,
  label: messages.list.retry,
  act: { kind: 'ask-again' }
}
