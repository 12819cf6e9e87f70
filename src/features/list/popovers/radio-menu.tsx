import type { ReactNode } from 'react'

import { Popover } from '../../../ui/popover.tsx'
import type { RadioOption } from '../../../ui/radio-group.tsx'
import { RadioList } from './lazy-layers.ts'

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
  /** Asked for while it is open, so that nothing is made up before. */
  options: () => readonly RadioOption<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice of one of a few, under a button; it closes by choosing. */
export function RadioMenu<Value extends string>(
  props: RadioMenuProps<Value>
): ReactNode {
  const { legend, value, onChoose } = props
  return (
    <Popover
      summary={props.summary}
      label={props.label}
      title={props.title}
      buttonClass={props.buttonClass}
    >
      {close => {
        const options = props.options()
        return (
          <RadioList
            legend={legend}
            options={options}
            value={value}
            onChoose={chosen => {
              const option = options.find(item => item.value === chosen)
              if (option) onChoose(option.value)
            }}
            onDone={close}
          />
        )
      }}
    </Popover>
  )
}
