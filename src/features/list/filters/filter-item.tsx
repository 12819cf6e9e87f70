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
  fresh: boolean
  onChange: (values: string[]) => void
  onClosed: () => void
}

export function FilterItem(props: Props): ReactNode {
  const { view, values, onChange } = props
  const active = values.length > 0
  return (
    <span className={active ? 'chip' : 'unset-filter'}>
      <Popover
        startsOpen={props.fresh}
        buttonClass={active ? 'chip-button' : buttonClass('ghost', 'sm')}
        onOpenChange={open => {
          if (!open) props.onClosed()
        }}
        summary={
          active ? (
            <span>
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
          aria-label={messages.ui.removeFilter(view.label)}
          onClick={() => onChange([])}
        >
          <Icon path={xIcon} size={12} />
        </button>
      )}
    </span>
  )
}
