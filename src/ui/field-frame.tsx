import type { JSX, ReactNode } from 'react'
import { useId } from 'react'

import { Hint } from './hint.tsx'

export interface FieldTexts {
  label: string
  error?: string | undefined
  hint?: string | undefined
  hintTone?: 'warn' | undefined
}

export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export function FieldFrame(props: FieldFrameProps): JSX.Element {
  const { label, error, hint, hintTone, aside } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      {props.children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined
      })}
      {error && (
        <Hint tone="neg" id={errorId}>
          {error}
        </Hint>
      )}
      {hint && (
        <Hint tone={hintTone} id={hintId}>
          {hint}
        </Hint>
      )}
      {aside}
    </div>
  )
}
