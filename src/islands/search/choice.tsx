import { Time } from '../../features/values/time.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { searchKey } from '../../format/search-key.ts'
import { transactionTypes, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { GO_KEY } from '../../routes/key-press.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { type Route, routes } from '../../routes/table.ts'
import { EntryAmount } from '../../screens/ledger/entry-amount.tsx'
import type { Command } from '../../stores/commands.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  cornerDownLeftIcon,
  receiptTextIcon,
  refreshCwIcon,
  userIcon
} from '../../ui/icons.ts'
import type { PaletteItem } from '../../ui/palette/palette-item.ts'
import { routeIcons } from '../shell/route-icons.ts'
import { type SearchResult, resultHref, resultKey } from './search-result.ts'

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
    const { menu, name, path } = route
    if (!menu || !hasWords(`${menu.label} ${menu.short}`, typed)) return []
    return {
      id: `screen ${name}`,
      icon: screenIcon(route),
      label: menu.label,
      end: showKeys && (
        <kbd>
          {GO_KEY} {menu.key}
        </kbd>
      ),
      href: path,
      act: { kind: 'go', href: path }
    }
  })
}

function screenIcon({ name }: Route): React.ReactNode {
  const icon = routeIcons[name]
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

/** Users and entries that have an address. */
export function resultChoices(results: readonly SearchResult[]): Choice[] {
  return results.flatMap(result => {
    const href = resultHref(result)
    if (href === undefined) return []
    return {
      id: resultKey(result),
      ...(result.kind === 'user'
        ? userLine(result.user)
        : entryLine(result.entry)),
      href,
      act: { kind: 'go', href, result }
    }
  })
}

function userLine(
  user: (SearchResult & { kind: 'user' })['user']
): Pick<Choice, 'icon' | 'label' | 'detail' | 'end'> {
  return {
    icon: <Icon path={userIcon} />,
    label: <UntrustedText text={userName(user)} />,
    detail: <UntrustedText text={user.email ?? user.username} />,
    end: <UntrustedText className="mono" text={user.id} />
  }
}

function entryLine(
  entry: (SearchResult & { kind: 'entry' })['entry']
): Pick<Choice, 'icon' | 'label' | 'detail' | 'end'> {
  const { counterparty, createdAt, direction, id, reference, type } = entry
  const other = counterparty?.name ?? counterparty?.id
  return {
    icon: <Icon path={receiptTextIcon} />,
    label: <UntrustedText className="mono" text={reference || id} />,
    detail: (
      <>
        <UntrustedText text={wordOf(transactionTypes, type)} />
        {' · '}
        <UntrustedText text={ownerName(entry)} />
        {other !== undefined && (
          <>
            {direction === 'debit' ? ' → ' : ' ← '}
            <UntrustedText text={other} />
          </>
        )}
        {' · '}
        <Time instant={createdAt} mode="day" />
      </>
    ),
    end: <EntryAmount entry={entry} />
  }
}

export const tryAgainChoice: Choice = {
  id: 'again',
  icon: <Icon path={refreshCwIcon} />,
  label: messages.list.retry,
  act: { kind: 'ask-again' }
}
