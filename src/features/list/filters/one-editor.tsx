import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'

import { messages } from '../../../messages.ts'
import { $currencies } from '../../../stores/currencies.ts'
import { isPressed } from '../../../ui/is-pressed.ts'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import type { EditorProps } from './editor-props.ts'
import type { FilterOption, FilterView } from './filter-view.ts'

type PropsOf<Kind extends FilterView['kind']> = EditorProps<
  Extract<FilterView, { kind: Kind }>
>

export function OneEditor({ view, ...rest }: PropsOf<'one'>): ReactNode {
  return <Choices label={view.label} options={view.options} {...rest} />
}

export function CurrencyEditor(props: PropsOf<'currency'>): ReactNode {
  const { view, ...rest } = props
  const currencies = useStore($currencies, { ssr: 'initial' })
  const known = currencies.kind === 'known' ? [...currencies.byCode] : []
  const options = known.map(([value, { name }]) => ({
    value,
    label: name ? `${value} · ${name}` : value
  }))
  return (
    <Choices
      several={view.several}
      label={view.label}
      options={options}
      {...rest}
    />
  )
}

/** Any of several things, by their names. */
export function NamedEditor({ view, ...rest }: PropsOf<'named'>): ReactNode {
  const names = useStore(view.names, { ssr: 'initial' })
  const options = [...(names ?? [])].map(([value, label]) => ({ value, label }))
  return (
    <Choices
      several
      label={view.label}
      options={options}
      emptyText={names ? messages.filters.noValues : undefined}
      {...rest}
    />
  )
}

function Choices(
  props: Omit<EditorProps, 'view'> & {
    label: string
    options: readonly FilterOption[]
    several?: boolean | undefined
    /** Default: that they are loading. */
    emptyText?: string | undefined
  }
): ReactNode {
  const { options, values, onChange, onDone, several = false } = props
  const group = useId()
  const unnamed = values.filter(
    chosen => !options.some(({ value }) => value === chosen)
  )
  const offered = [
    ...options,
    ...unnamed.map(value => ({ value, label: value }))
  ]
  const change = (value: string, isChosen: boolean): void => {
    const others = several ? values.filter(item => item !== value) : []
    onChange(isChosen ? [...others, value] : others)
  }
  return (
    <fieldset className="min-w-50">
      <legend className="sr-only">{props.label}</legend>
      {offered.length === 0 && (
        <p className="p-2 text-ink-3">
          {props.emptyText ?? messages.filters.loading}
        </p>
      )}
      {offered.map(({ value, label }) => (
        <MenuChoice
          key={value}
          type={several ? 'checkbox' : 'radio'}
          name={group}
          checked={values.includes(value)}
          onChange={({ target }) => {
            change(value, target.checked)
            if (!several && isPressed(target)) onDone()
          }}
        >
          <UntrustedText text={label} />
        </MenuChoice>
      ))}
    </fieldset>
  )
}
