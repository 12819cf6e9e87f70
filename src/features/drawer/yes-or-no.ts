import { messages } from '../../messages.ts'

/** The word for a yes or a no that is known. */
export function yesOrNo(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined
  return value ? messages.drawer.yes : messages.drawer.no
}
