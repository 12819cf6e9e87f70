import { messages } from '../../messages.ts'

export function yesOrNo(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined
  return value ? messages.drawer.yes : messages.drawer.no
}
