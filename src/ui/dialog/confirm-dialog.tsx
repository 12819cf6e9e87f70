import { useRef, type JSX, type ReactNode, type SubmitEvent } from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../button.tsx'
import type { ConfirmOptions } from './confirm-options.ts'
import { DialogNote } from './dialog-note.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** See `Dialog`. */
  opening: number
  /** See `Dialog`. */
  question: number
  options: ConfirmOptions<ReactNode>
  ready: boolean
  onAccept: () => void
  onReject: () => void
  /** On Escape and the close icon. */
  onHide: () => void
}

/**
 * A confirm (9.7): modal and with accept focused by default. While accept is
 * disabled, the first field is focused instead.
 */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { open, opening, options, ready } = props
  const accept = useRef<HTMLButtonElement>(null)
  const reject = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLFormElement>(null)
  /** Kept when another confirm replaces this one. */
  const lastField = useRef('')
  const acceptOrField = {
    get current() {
      return (ready ? null : firstField(content.current)) ?? accept.current
    }
  }
  const fieldAgain = {
    get current() {
      const last = content.current?.elements.namedItem(lastField.current)
      return last instanceof HTMLElement ? last : acceptOrField.current
    }
  }
  const initialFocus = {
    accept: acceptOrField,
    reject,
    content: fieldAgain,
    none: undefined
  }

  function tryAccept(): void {
    if (ready) props.onAccept()
    else firstField(content.current)?.focus()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    tryAccept()
  }

  return (
    <Dialog
      role="alertdialog"
      open={open}
      opening={opening}
      question={props.question}
      onOpenChange={props.onHide}
      title={options.header}
      description={options.message}
      icon={options.icon}
      modal={options.modal ?? true}
      closable={options.closable ?? true}
      closeOnEscape={options.closeOnEscape ?? true}
      draggable={options.draggable ?? true}
      maximizable={options.maximizable ?? false}
      blockScroll={options.blockScroll ?? false}
      position={options.position ?? 'center'}
      initialFocus={initialFocus[options.defaultFocus ?? 'accept']}
      footer={
        <>
          {options.note && <DialogNote>{options.note}</DialogNote>}
          <Button ref={reject} variant="plain" onClick={props.onReject}>
            {options.rejectLabel || messages.confirm.reject}
          </Button>
          <Button
            ref={accept}
            variant={options.tone === 'danger' ? 'danger' : 'primary'}
            // Not `disabled`, which would lose the focus.
            aria-disabled={!ready || undefined}
            onClick={tryAccept}
          >
            {options.acceptLabel || messages.confirm.accept}
          </Button>
        </>
      }
    >
      {options.content && (
        <form
          ref={content}
          className="grid gap-4 in-data-[size=maximized]:max-w-180"
          noValidate
          onSubmit={submit}
        >
          <div
            role="presentation"
            className="contents"
            onFocus={event => {
              lastField.current = event.target.id
            }}
          >
            {options.content}
          </div>
        </form>
      )}
    </Dialog>
  )
}

function firstField(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('input, textarea, select') ?? null
}
