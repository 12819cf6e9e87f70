import type { ReactNode } from 'react'

import { CopyButton } from './copy-button.tsx'

interface Props {
  text: string
  label: string
}

export function CopyId({ text, label }: Props): ReactNode {
  return <CopyButton label={label} text={() => text} />
}
