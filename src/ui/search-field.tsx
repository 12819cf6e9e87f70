import type { FocusEvent, JSX, RefObject, SubmitEvent } from 'react'
import { useId, useRef } from 'react'

import { messages } from '../messages.ts'
import { FieldBox, FieldInput } from './field-box.tsx'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { searchIcon, xIcon } from './icons.ts'
import { lengthNote } from './length-note.ts'
import { type Typing, typingHandlers } from './typing.ts'

interface SearchFieldProps {
  input?: RefObject<HTMLInputElement | null>
  shortcut?: string | undefined
  label: string
  placeholder: string
  value: string
  /** More can be typed, and shows an error. */
  most: number
  onChange: (text: string, typing: Typing) => void
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
    onChange('', 'complete')
    onSubmit('')
    input.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus leave
    <form
      // It gives way before what stands beside it needs a line of its own, or
      // loses even a part of a pixel to it.
      className="relative w-full flex-none sm:max-w-55 sm:shrink sm:grow sm:basis-38 xl:min-w-38 xl:shrink-1000000 xl:grow-0 xl:basis-55 2xl:flex-none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark, one element for both
      role="search"
      aria-label={label}
      onSubmit={submit}
      onBlur={leave}
    >
      <FieldBox size="sm" invalid={note?.kind === 'over'}>
        <Icon path={searchIcon} size={14} className="text-ink-3" />
        <FieldInput
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
          {...typingHandlers(onChange)}
        />
        {value !== '' && (
          <IconButton label={messages.ui.clearSearch} size="sm" onClick={clear}>
            <Icon path={xIcon} size={14} />
          </IconButton>
        )}
      </FieldBox>
      {note && (
        <output
          // Under the search, over what is there: the bar does not move.
          className={`absolute start-0 top-full z-bar mt-0.5 rounded-md bg-raised px-2 py-0.5 text-sm/4 whitespace-nowrap shadow-menu ${note.kind === 'over' ? 'text-neg-text' : 'text-ink-3'}`}
          id={noteId}
        >
          {note.text}
        </output>
      )}
    </form>
  )
}
