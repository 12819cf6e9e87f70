import { Search, X } from 'lucide-react'
import type { JSX, SubmitEvent } from 'react'
import { useRef } from 'react'

import { messages } from '../messages.ts'
import { IconButton } from './icon-button.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  /** Every change of the text, the clearing of it included. */
  onChange: (text: string) => void
  /** The Enter key, and the clear button: search now. */
  onSubmit: (text: string) => void
}

/** The search of a list, a landmark of its own. Controlled. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit
}: SearchFieldProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSubmit(value)
  }
  const clear = (): void => {
    onChange('')
    onSubmit('')
    input.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark, one element for both
    <form role="search" aria-label={label} onSubmit={submit}>
      <div className="field-box sm">
        <Search size={14} strokeWidth={1.75} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={event => {
            onChange(event.target.value)
          }}
        />
        {value !== '' && (
          <IconButton label={messages.ui.clearSearch} size="sm" onClick={clear}>
            <X size={14} strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
    </form>
  )
}
