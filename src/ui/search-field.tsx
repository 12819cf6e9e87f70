import type { FocusEvent, JSX, RefObject, SubmitEvent } from 'react'
import { useId, useRef } from 'react'

import { messages } from '../messages.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { searchIcon, xIcon } from './icons.ts'
import { lengthNote } from './length-note.ts'

interface SearchFieldProps {
  input?: RefObject<HTMLInputElement | null>
  shortcut?: string | undefined
  label: string
  placeholder: string
  value: string
  /** More can be typed, and shows an error. */
  most: number
  onChange: (text: string) => void
  /** On Enter and by the clear button. */
  onSubmit: (text: string) => void
  /** When the focus leaves the field and its button. */
  onLeave: (text: string) => void
}

/** Controlled. */
export function SearchField({
  input: given,
  shortcut,
  label,
  placeholder,
  value,
  most,
  onChange,
  onSubmit,
  onLeave
}: SearchFieldProps): JSX.Element {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const noteId = useId()
  const note = lengthNote(value, most)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSubmit(value)
  }
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave(value)
  }
  const clear = (): void => {
    onChange('')
    onSubmit('')
    input.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- the form itself is the landmark, one element for both, and hears the focus leave
    <form role="search" aria-label={label} onSubmit={submit} onBlur={leave}>
      <div
        className="field-box sm"
        data-invalid={note?.kind === 'over' ? '' : undefined}
      >
        <Icon path={searchIcon} size={14} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-keyshortcuts={shortcut}
          aria-invalid={note?.kind === 'over' ? true : undefined}
          aria-describedby={note && noteId}
          placeholder={placeholder}
          value={value}
          onChange={event => {
            onChange(event.target.value)
          }}
        />
        {value !== '' && (
          <IconButton label={messages.ui.clearSearch} size="sm" onClick={clear}>
            <Icon path={xIcon} size={14} />
          </IconButton>
        )}
      </div>
      {note && (
        <output
          className="hint"
          data-tone={note.kind === 'over' ? 'neg' : undefined}
          id={noteId}
        >
          {note.text}
        </output>
      )}
    </form>
  )
}
