import type { ComponentProps, JSX } from 'react'

export interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  size?: 'sm' | 'md' | undefined
}

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
