import type { JSX, ReactNode } from 'react'
import { useId } from 'react'

import { Icon } from './icon.tsx'
import { circleAlertIcon, triangleAlertIcon } from './icons.ts'

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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {props.children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined
      })}
      {error && (
        <p className="hint" data-tone="neg" id={errorId}>
          <Icon path={circleAlertIcon} size={14} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" data-tone={hintTone} id={hintId}>
          {hintTone && <Icon path={triangleAlertIcon} size={14} />}
          {hint}
        </p>
      )}
      {aside}
    </div>
  )
}
