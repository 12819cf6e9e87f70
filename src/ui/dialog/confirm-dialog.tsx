import { useRef, type JSX, type ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../button.tsx'
import type { ConfirmOptions } from './confirm-options.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** See `Dialog`. */
  opening: number
  /** See `Dialog`. */
  question: number
  options: ConfirmOptions<ReactNode>
  onAccept: () => void
  onReject: () => void
  /** On Escape and the close icon. */
  onHide: () => void
}

/** Modal; focuses accept by default. */
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
      question={props.question}
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
          <Button ref={reject} variant="plain" onClick={props.onReject}>
            {options.rejectLabel || messages.confirm.reject}
          </Button>
          <Button
            ref={accept}
            variant={options.tone === 'danger' ? 'danger' : 'primary'}
            onClick={props.onAccept}
          >
            {options.acceptLabel || messages.confirm.accept}
          </Button>
        </>
      }
    />
  )
}
