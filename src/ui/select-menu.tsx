import { ChevronDown } from 'lucide-react'
import type { JSX } from 'react'
import { useEffect, useRef } from 'react'

export interface SelectOption {
  value: string
  label: string
  /** How many rows have it, already written out. */
  count?: string | undefined
}

interface SelectMenuProps {
  label: string
  options: readonly SelectOption[]
  selected: readonly string[]
  /** The chosen values, in the order of the options. */
  onChange: (selected: string[]) => void
}

/** A choice of any of a few values, under a button. */
export function SelectMenu({
  label,
  options,
  selected,
  onChange
}: SelectMenuProps): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      const menu = details.current
      if (!menu?.open || !(target instanceof Node)) return
      if (!menu.contains(target)) menu.open = false
    }
    const closeByKey = (event: KeyboardEvent): void => {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      summary.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const toggle = (value: string, chosen: boolean): void => {
    const kept = options
      .map(option => option.value)
      .filter(item => (item === value ? chosen : selected.includes(item)))
    onChange(kept)
  }

  return (
    <details className="select-menu" ref={details}>
      <summary className="btn ghost sm" ref={summary}>
        {label}
        <ChevronDown size={14} strokeWidth={1.75} />
      </summary>
      <fieldset className="menu">
        <legend className="sr-only">{label}</legend>
        {options.map(option => (
          <label className="menu-item" key={option.value}>
            <input
              className="checkbox"
              type="checkbox"
              checked={selected.includes(option.value)}
              onChange={event => {
                toggle(option.value, event.target.checked)
              }}
            />
            {option.label}
            {option.count !== undefined && <small>{option.count}</small>}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
