import type { ComponentProps, JSX } from 'react'

import { buttonClass } from './button-class.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  size?: 'sm' | 'md' | undefined
  /** On a dark bar. */
  inverse?: boolean
}

export function IconButton({
  label,
  size = 'md',
  inverse = false,
  className = '',
  ...rest
}: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`${buttonClass(inverse ? 'inverse-icon' : 'icon', size)} ${className}`.trimEnd()}
    />
  )
}
