import { useRef, type ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { PaletteDialog } from '../../ui/palette/palette-dialog.tsx'
import { PaletteContent } from './palette-content.tsx'
import { showLayer } from './panel-layer.ts'

export function Palette({ open }: { open: boolean }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<() => void>(undefined)
  return (
    <PaletteDialog
      open={open}
      onClose={() => showLayer('none')}
      onClosed={() => {
        // Runs after the focus was restored, as it may move the focus.
        const run = chosen.current
        chosen.current = undefined
        run?.()
      }}
      label={messages.palette.find}
      input={input}
    >
      <PaletteContent
        input={input}
        onChoose={run => {
          chosen.current = run
          showLayer('none')
        }}
      />
    </PaletteDialog>
  )
}
