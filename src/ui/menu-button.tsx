import type { ComponentProps, JSX } from 'react'

/** A line of a menu that does something. */
export function MenuButton({
  className = '',
  ...rest
}: ComponentProps<'button'>): JSX.Element {
  return (
    <button
      type="button"
      {...rest}
      className={`flex min-h-control w-full items-center rounded-sm px-2 text-start hover:bg-hover unavailable:cursor-default unavailable:text-ink-3 forced-colors:unavailable:text-gray-text ${className}`.trimEnd()}
    />
  )
}
