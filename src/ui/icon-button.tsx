import type { ComponentProps, JSX } from 'react'

import { buttonClass } from './button-class.ts'

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
      className={`${buttonClass('icon', size)} ${className}`.trimEnd()}
    />
  )
}
