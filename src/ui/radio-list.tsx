import type { JSX } from 'react'
import { useId, useRef } from 'react'

import type { RadioOption } from './radio-group.tsx'

export interface RadioListProps<Value extends string = string> {
  /** What is chosen. */
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value
  onChoose: (value: Value) => void
  /** A choice was made that closes the menu. */
  onDone: () => void
}

/** A choice of one of a few in a menu. */
export function RadioList({
  legend,
  options,
  value,
  onChoose,
  onDone
}: RadioListProps): JSX.Element {
  const name = useId()
  // The arrow keys choose as they pass, and the menu stays for the next one.
  const passing = useRef(false)
  return (
    // A press on a label gives the focus to what is around it: were that
    // outside of the menu, the menu would close before the choice.
    <fieldset tabIndex={-1}>
      <legend className="sr-only">{legend}</legend>
      {options.map(option => (
        <label className="menu-item" key={option.value}>
          <input
            className="radio"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
            onClick={() => {
              if (!passing.current) onDone()
            }}
            onKeyDown={event => {
              passing.current = event.key.startsWith('Arrow')
              if (event.key !== 'Enter') return
              // Its press would open the menu again by the button.
              event.preventDefault()
              onDone()
            }}
            onKeyUp={() => {
              passing.current = false
            }}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
