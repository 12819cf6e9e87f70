import type { ReactNode } from 'react'

import { CopyButton } from './copy-button.tsx'

interface Props {
  /** What is copied. */
  text: string
  /** What the button does: "Copy id". */
  label: string
}

/** A small button that copies a text as it stands, and says so. */
export function CopyId({ text, label }: Props): ReactNode {
  return <CopyButton label={label} text={() => text} />
}
