import {
  useRef,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode
} from 'react'

import type { ConfirmOptions } from '../../domain/confirm.ts'
import { messages } from '../../messages.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** A new number is a new opening, see `Dialog`. */
  opening: number
  options: ConfirmOptions<ReactNode>
  onAccept: () => void
  onReject: () => void
  /** Escape or the close icon: no answer. */
  onHide: () => void
}

/**
 * A question with two answers (9.7): modal and with the accept button focused,
 * unless the options say otherwise.
 */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { open, opening, options } = props
  const accept = useRef<HTMLButtonElement>(null)
  const reject = useRef<HTMLButtonElement>(null)
  const initialFocus = { accept, reject, none: undefined }
  return (
    <Dialog
      role="alertdialog"
      open={open}
      opening={opening}
      onOpenChange={props.onHide}
      title={options.header}
      description={options.message}
      icon={options.icon}
      modal={options.modal ?? true}
      closable={options.closable ?? true}
      closeOnEscape={options.closeOnEscape ?? true}
      draggable={options.draggable ?? true}
      blockScroll={options.blockScroll ?? false}
      position={options.position ?? 'center'}
      initialFocus={initialFocus[options.defaultFocus ?? 'accept']}
      footer={
        <>
          <Button ref={reject} variant="plain" {...answers(props.onReject)}>
            {options.rejectLabel || messages.confirm.reject}
          </Button>
          <Button
            ref={accept}
            variant={options.tone === 'danger' ? 'danger' : 'primary'}
            {...answers(props.onAccept)}
          >
            {options.acceptLabel || messages.confirm.accept}
          </Button>
        </>
      }
    />
  )
}

interface AnswerHandlers {
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The second half of a double click and a held key answer nothing. */
function answers(answer: () => void): AnswerHandlers {
  return {
    onClick: event => {
      if (event.detail < 2) answer()
    },
    onKeyDown: event => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
  }
}
