import type { ComponentProps, JSX } from 'react'

interface MenuChoiceProps extends ComponentProps<'input'> {
  type: 'checkbox' | 'radio'
}

const MARK = {
  checkbox: 'checkbox',
  radio:
    'size-3.5 flex-none cursor-pointer appearance-none rounded-full border border-edge bg-surface forced-color-adjust-none checked:border-4 checked:border-felt'
}

/** A line of a menu that is chosen, or not. */
export function MenuChoice({
  className = '',
  children,
  ...input
}: MenuChoiceProps): JSX.Element {
  return (
    <label
      className={`flex min-h-control w-full cursor-pointer items-center gap-2 rounded-sm px-2 hover:bg-hover has-disabled:cursor-default has-disabled:text-ink-3 ${className}`.trimEnd()}
    >
      <input {...input} className={MARK[input.type]} />
      {children}
    </label>
  )
}
