import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDownIcon, xIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { FilterEditor } from '../popovers/lazy-layers.ts'
import { FilterValue } from './filter-value.tsx'
import type { FilterView } from './filter-view.ts'
import type { KnownValues } from './known-values.ts'

interface Props {
  known: KnownValues
  view: FilterView
  values: readonly string[]
  /** Just added: starts open. */
  fresh?: boolean
  /** Stays where there is little room, as nothing else leads to it. */
  isAlone?: boolean
  onChange: (values: string[]) => void
  onOpenChange?: (isOpen: boolean) => void
}

export function FilterItem(props: Props): ReactNode {
  const { view, values, onChange } = props
  const active = values.length > 0
  return (
    <span
      className={
        active
          ? 'inline-flex h-control-sm items-center rounded-md bg-mute-tint whitespace-nowrap forced-line sm:max-w-full sm:min-w-16 xl:max-2xl:me-0.5'
          : props.isAlone
            ? undefined
            : 'max-xl:not-focus-within:not-has-[[open]]:hidden'
      }
      data-filter={active ? 'set' : ''}
    >
      <Popover
        startsOpen={props.fresh}
        className={active ? 'h-full min-w-0 rounded-[inherit]' : undefined}
        buttonClass={
          active
            ? 'flex h-full max-w-[min(20rem,70vw)] items-center rounded-[inherit] ps-2.5 pe-0.5 hover:bg-press expanded:bg-press'
            : buttonClass('ghost', 'sm')
        }
        onOpenChange={props.onOpenChange}
        summary={
          active ? (
            <span className="truncate" data-slot="filter-text">
              <span className="text-ink-2">{view.label}</span>{' '}
              <FilterValue view={view} values={values} />
            </span>
          ) : (
            <>
              {view.label}
              <Icon path={chevronDownIcon} size={14} />
            </>
          )
        }
      >
        {close => (
          <FilterEditor
            view={view}
            known={props.known}
            values={values}
            onChange={onChange}
            onDone={close}
          />
        )}
      </Popover>
      {active && (
        <button
          type="button"
          className="grid h-full w-6.5 flex-none place-items-center rounded-[inherit] text-ink-2 hover:text-ink"
          aria-label={messages.ui.removeFilter(view.label)}
          onClick={() => onChange([])}
        >
          <Icon path={xIcon} size={12} />
        </button>
      )}
    </span>
  )
}
