import type { ComponentProps, JSX } from 'react'

interface FieldBoxProps extends ComponentProps<'div'> {
  /** `lg` where the form is the page, `area` around lines of text. */
  size?: 'sm' | 'md' | 'lg' | 'area' | undefined
  invalid?: boolean | undefined
  disabled?: boolean | undefined
}

const SIZE = {
  sm: 'h-control-sm px-2 [&_button_svg]:size-3.5',
  md: 'h-control px-2.5',
  lg: 'h-control-lg px-3 text-body',
  area: ''
}

/** The border around a field and what stands in it. */
export function FieldBox({
  size = 'md',
  invalid = false,
  disabled = false,
  ...rest
}: FieldBoxProps): JSX.Element {
  return (
    <div
      {...rest}
      // A button inside has a ring of its own.
      className={`flex items-center gap-2 rounded-md border border-edge bg-surface transition-[border-color] duration-fast focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus not-focus-within:hover:border-ink-3 has-[button:focus-visible]:border-edge has-[button:focus-visible]:outline-0 data-disabled:border-line-strong data-disabled:bg-inset data-disabled:text-ink-3 data-invalid:border-neg data-invalid:focus-within:outline-neg [&>button]:-me-1.5 [&>button]:h-[calc(100%-2px)] ${SIZE[size]}`.trimEnd()}
      data-invalid={invalid && !disabled ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    />
  )
}

export interface FieldInputProps extends ComponentProps<'input'> {
  /**
   * Stands over a date or time while it is not edited: browsers write it in
   * their own way. The text for no value is `''`.
   */
  atRest?: string | undefined
}

const INPUT = 'h-full w-full min-w-0 flex-1 outline-none'

export function FieldInput({ atRest, ...input }: FieldInputProps): JSX.Element {
  if (atRest === undefined) return <input {...input} className={INPUT} />
  const isOver = atRest !== ''
  return (
    <span className="relative flex h-full min-w-0 flex-1">
      <input
        {...input}
        className={`${INPUT} ${isOver ? 'not-focus:text-transparent' : ''}`.trimEnd()}
      />
      {isOver && (
        <span
          className="pointer-events-none absolute inset-y-0 grid content-center forced-colors:hidden pointer-coarse:text-field [:focus+&]:hidden"
          aria-hidden="true"
        >
          {atRest}
        </span>
      )}
    </span>
  )
}
