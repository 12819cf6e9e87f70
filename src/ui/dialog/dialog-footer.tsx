import type { JSX, ReactNode } from 'react'

/** On a phone its buttons stand in a column, above a keyboard in a line. */
export function DialogFooter(props: { children: ReactNode }): JSX.Element {
  return (
    <footer
      data-foot
      className="flex flex-none flex-col-reverse gap-3 px-4 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:mt-(--toasts-room) sm:flex-row sm:items-center sm:justify-end sm:gap-2 sm:px-6 sm:pb-5 print:hidden above-keyboard:flex-row above-keyboard:flex-wrap above-keyboard:gap-2 above-keyboard:pt-2 above-keyboard:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:[&_button]:h-12 max-sm:[&_button]:text-lg above-keyboard:[&_button]:h-control above-keyboard:[&_button]:flex-1 [&>:last-child]:h-auto [&>:last-child]:min-h-control [&>:last-child]:shrink [&>:last-child]:py-1 [&>:last-child]:wrap-anywhere [&>:last-child]:whitespace-normal max-sm:[&>:last-child]:min-h-12 above-keyboard:[&>:last-child]:min-h-control"
    >
      {props.children}
    </footer>
  )
}
