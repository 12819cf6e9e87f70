import '../../styles/opened.css'
import { Content, Portal, Root } from '@radix-ui/react-dialog'
import { type JSX, type ReactNode, type RefObject, useRef } from 'react'

import { useAbsorbedDoubleClick } from '../dialog/double-click.ts'
import { Scrim } from '../dialog/scrim.tsx'
import { useDialogFocus } from '../dialog/use-dialog-focus.ts'

interface PaletteDialogProps {
  open: boolean
  /** On Escape and a click outside. */
  onClose: () => void
  /** Called with the focus restored. */
  onClosed: () => void
  label: string
  input: RefObject<HTMLInputElement | null>
  /** Mounted anew at every opening. */
  children: ReactNode
}

export function PaletteDialog(props: PaletteDialogProps): JSX.Element {
  const { open, onClose, input } = props
  const content = useRef<HTMLDivElement>(null)
  const focus = useDialogFocus(open ? 0 : undefined, content, [input])

  useAbsorbedDoubleClick(open)

  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        <Scrim below="palette" open={open} onClick={onClose} />
      </Portal>
      <Portal>
        <Content
          ref={content}
          // See the panel's frame: inherited, it would style all of it again.
          className="pointer-events-auto fixed inset-x-2 top-2 z-dialog mx-auto flex max-h-[calc(100dvh-1rem)] min-h-60 max-w-160 flex-col overflow-hidden rounded-xl border border-line-strong bg-raised shadow-dialog sm:inset-x-4 sm:top-[min(12vh,6rem)] sm:max-h-[min(32.5rem,calc(100dvh-2rem-min(12vh,6rem)))] max-sm:[&_kbd]:hidden pointer-coarse:[&_kbd]:hidden"
          aria-modal
          aria-label={props.label}
          aria-labelledby={undefined}
          aria-describedby={undefined}
          onEscapeKeyDown={event => {
            if (event.repeat) event.preventDefault()
          }}
          // The scrim closes it: what is above the palette is not outside.
          onPointerDownOutside={event => event.preventDefault()}
          onFocusOutside={event => event.preventDefault()}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={event => {
            focus.onCloseAutoFocus(event)
            props.onClosed()
          }}
        >
          {props.children}
        </Content>
      </Portal>
    </Root>
  )
}
