import type { ComponentProps, JSX } from 'react'

/** Stands before the buttons of a footer, above them on a phone. */
export function DialogNote(props: ComponentProps<'p'>): JSX.Element {
  return (
    <p
      {...props}
      className="min-w-0 flex-1 text-sm/4 text-ink-3 max-sm:order-1 max-sm:flex-none above-keyboard:-order-1 above-keyboard:basis-full"
    />
  )
}
