import type { ComponentProps, JSX } from 'react'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  size?: 'sm' | 'md' | undefined
}

/** A button that shows only the icon given as its children. */
export function IconButton({
  label,
  size = 'md',
  className = '',
  ...rest
}: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`btn icon ${size} ${className}`.trimEnd()}
    />
  )
}
