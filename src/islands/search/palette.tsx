import { useStore } from '@nanostores/react'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState
} from 'react'

import { MAX_FILTER_TEXT } from '../../features/list/store/list-filters.ts'
import { cleanText } from '../../format/clean-text.ts'
import { messages } from '../../messages.ts'
import { $commands } from '../../stores/commands.ts'
import { $singleKeys } from '../../stores/preferences/single-keys.ts'
import { navigate } from '../../stores/route.ts'
import { lengthNote } from '../../ui/length-note.ts'
import {
  PaletteBox,
  type PaletteTarget
} from '../../ui/palette/palette-box.tsx'
import { PaletteDialog } from '../../ui/palette/palette-dialog.tsx'
import type { Typing } from '../../ui/typing.ts'
import type { Choice } from './choice.tsx'
import { $found, $recent, find, noteOpened, stopFinding } from './find.ts'
import { failureText, paletteGroups } from './palette-groups.ts'
import { showLayer, consumeQueuedText } from './panel-layer.ts'
import { useCommandKey } from './use-command-key.ts'

const texts = messages.palette

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

interface PaletteContentProps {
  input: RefObject<HTMLInputElement | null>
  /** Closes the palette, then calls `run`. */
  onChoose: (run: () => void) => void
}

function PaletteContent({ input, onChoose }: PaletteContentProps): ReactNode {
  const [typed, setTyped] = useState(consumeQueuedText)
  const [typing, setTyping] = useState<Typing>('complete')
  const found = useStore($found)
  const recent = useStore($recent)
  const commands = useStore($commands)
  const showKeys = useStore($singleKeys) === 'on'
  const commandKey = useCommandKey()
  const known = { typed, found, recent, commands, showKeys }
  const groups = paletteGroups(known)
  const failure = failureText(found)
  const count = groups.flatMap(({ items }) => items).length
  const isSearching = found.kind === 'searching'
  const isOver = !isSearching && typing === 'complete'
  const text = cleanText(typed)
  const length = lengthNote(text, MAX_FILTER_TEXT)
  const nothing =
    count === 0 && isOver && length?.kind !== 'over' ? texts.nothing(text) : ''

  const askFirst = useEffectEvent(() => {
    if (typed !== '') find(typed)
  })
  useEffect(() => {
    askFirst()
    return stopFinding
  }, [])

  function choose({ act }: Choice, target: PaletteTarget): void {
    if (act.kind === 'ask-again') {
      find(typed)
      return
    }
    if (act.kind === 'run') {
      onChoose(act.run)
      return
    }
    if (act.result) noteOpened(act.result)
    if (target === 'here') {
      onChoose(() => navigate(act.href, 'push'))
    } else {
      onChoose(() => undefined)
      window.open(act.href, '_blank', 'noopener')
    }
  }

  return (
    <PaletteBox
      input={input}
      label={texts.find}
      listLabel={texts.results}
      placeholder={texts.placeholder}
      text={typed}
      isTooLong={length?.kind === 'over'}
      groups={groups}
      onText={(written, state) => {
        setTyped(written)
        setTyping(state)
        if (state === 'complete') find(written)
        else stopFinding()
      }}
      onChoose={choose}
      onClose={() => showLayer('none')}
    >
      {isSearching && <Note>{texts.searching}</Note>}
      {nothing && <Note>{nothing}</Note>}
      {length && <Note>{length.text}</Note>}
      <output className="sr-only">
        {length?.kind === 'over' && length.text}
        {found.kind === 'found' && (failure || nothing || texts.found(count))}
      </output>
      <p
        className="mt-auto flex flex-none gap-4 border-t border-line bg-canvas px-4 py-2 text-sm/4 text-ink-3 max-sm:hidden pointer-coarse:hidden"
        aria-hidden
      >
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.choose}
        </span>
        <span>
          <kbd>{messages.keys.caps.enter}</kbd> {texts.open}
        </span>
        <span>
          <kbd>{commandKey}</kbd> <kbd>{messages.keys.caps.enter}</kbd>{' '}
          {texts.newTab}
        </span>
      </p>
    </PaletteBox>
  )
}

function Note({ children }: { children: string }): ReactNode {
  return (
    <p className="flex-none px-4 pt-2 pb-3 wrap-anywhere text-ink-3">
      {children}
    </p>
  )
}
