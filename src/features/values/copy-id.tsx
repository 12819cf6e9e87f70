import type { ReactNode } from 'react'

import { CopyButton } from './copy-button.tsx'

interface Props {
  text: string
  label: string
  place?: 'line' | 'text' | undefined
}

export function CopyId({ text, label, place = 'line' }: Props): ReactNode {
  return <CopyButton label={label} text={() => text} place={place} />
}
