import type { JSX } from 'react'

/** Characters that have room on a line of their own everywhere. */
const ONE_LINE = 16

/** An amount stays on its line, unless no line could hold it. */
export function digitsClass(digits: string): string {
  return digits.length > ONE_LINE
    ? 'wrap-anywhere whitespace-normal'
    : 'whitespace-nowrap'
}

/** An amount as text, where its currency stands beside it. */
export function Digits({ children }: { children: string }): JSX.Element {
  return <span className={digitsClass(children)}>{children}</span>
}
