import type { JSX } from 'react'
import { useId, useRef } from 'react'

import { MenuChoice } from './menu-choice.tsx'
import type { RadioOption } from './radio-group.tsx'

export interface RadioListProps<Value extends string = string> {
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value
  onChoose: (value: Value) => void
  onDone: () => void
}

export function RadioList({
  legend,
  options,
  value,
  onChoose,
  onDone
}: RadioListProps): JSX.Element {
  const name = useId()
  // Arrow keys choose while moving, so the menu stays open.
  const passing = useRef(false)
  return (
    // Clicking a label focuses the nearest focusable ancestor; outside the
    // menu, that would close it before the choice.
    <fieldset tabIndex={-1}>
      <legend className="sr-only">{legend}</legend>
      {options.map(option => (
        <MenuChoice
          key={option.value}
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
            // Otherwise Enter's click would reopen the menu by the button.
            event.preventDefault()
            onDone()
          }}
          onKeyUp={() => {
            passing.current = false
          }}
        >
          {option.label}
        </MenuChoice>
      ))}
    </fieldset>
  )
}
