import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { JSX, ReactNode } from 'react'
import { useId } from 'react'

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
          <CircleAlert size={14} strokeWidth={1.75} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" data-tone={hintTone} id={hintId}>
          {hintTone && <TriangleAlert size={14} strokeWidth={1.75} />}
          {hint}
        </p>
      )}
      {aside}
    </div>
  )
}
