import type { ComponentProps, JSX, MouseEvent } from 'react'

import {
  buttonClass,
  type ButtonSize,
  type ButtonVariant
} from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant: Exclude<ButtonVariant, 'icon' | 'inverse-icon'>
  size?: ButtonSize | undefined
  /** Ignores clicks, but keeps its focus. */
  busy?: boolean | undefined
}

/** One `primary` per view; `danger` is for harm. Default type: `button`. */
export function Button({
  variant,
  size = 'md',
  busy = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps): JSX.Element {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // Also stops a form's Enter key, which clicks its submit button.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, size)} ${className}`.trimEnd()}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
