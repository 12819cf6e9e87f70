import type { ReactNode } from 'react'

import { AmountEditor } from './amount-editor.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import type { EditorProps } from './editor-props.ts'
import type { KnownValues } from './known-values.ts'
import { CurrencyEditor, NamedEditor, OneEditor } from './one-editor.tsx'
import { PeriodEditor } from './period-editor.tsx'
import { TextEditor } from './text-editor.tsx'

export function FilterEditor(
  props: EditorProps & { known: KnownValues }
): ReactNode {
  const { view, known, ...rest } = props
  switch (view.kind) {
    case 'choice':
      return <ChoiceEditor view={view} known={known} {...rest} />
    case 'one':
      return <OneEditor view={view} {...rest} />
    case 'currency':
      return <CurrencyEditor view={view} {...rest} />
    case 'named':
      return <NamedEditor view={view} {...rest} />
    case 'text':
      return <TextEditor view={view} {...rest} />
    case 'period':
      return <PeriodEditor view={view} {...rest} />
    case 'amount':
      return <AmountEditor view={view} {...rest} />
  }
}
