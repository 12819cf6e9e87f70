import type { ReactNode } from 'react'

import { Popover } from '../../../ui/popover.tsx'
import type { RadioOption } from '../../../ui/radio-group.tsx'
import { RadioList } from './lazy-layers.ts'

interface RadioMenuProps<Value extends string> {
  summary: ReactNode
  /** Accessible name of the button; it contains the words of the summary. */
  label: string
  title?: string | undefined
  buttonClass?: string | undefined
  align?: 'end' | undefined
  legend: string
  /** Called only while open. */
  options: () => readonly RadioOption<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

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
      align={props.align}
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
