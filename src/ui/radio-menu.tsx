import type { JSX, ReactNode } from 'react'
import { useId, useRef } from 'react'

import { Popover } from './popover.tsx'
import type { RadioOption } from './radio-group.tsx'

interface RadioMenuProps<Value extends string> {
  /** What stands on the button. */
  summary: ReactNode
  /** The accessible name of the button; it has the words of the summary. */
  label: string
  title?: string | undefined
  /** Classes of the button. */
  buttonClass?: string | undefined
  /** What is chosen. */
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice of one of a few, under a button; it closes by choosing. */
export function RadioMenu<Value extends string>({
  summary,
  label,
  title,
  buttonClass,
  legend,
  options,
  value,
  onChoose
}: RadioMenuProps<Value>): JSX.Element {
  const name = useId()
  // The arrow keys choose as they pass, and the menu stays for the next one.
  const passing = useRef(false)
  return (
    <Popover
      summary={summary}
      label={label}
      title={title}
      buttonClass={buttonClass}
    >
      {close => (
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
                  if (!passing.current) close()
                }}
                onKeyDown={event => {
                  passing.current = event.key.startsWith('Arrow')
                  if (event.key !== 'Enter') return
                  // Its press would open the menu again by the button.
                  event.preventDefault()
                  close()
                }}
                onKeyUp={() => {
                  passing.current = false
                }}
              />
              {option.label}
            </label>
          ))}
        </fieldset>
      )}
    </Popover>
  )
}
