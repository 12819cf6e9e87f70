import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import {
  $singleKeys,
  chooseSingleKeys
} from '../../stores/preferences/single-keys.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showLayer } from './panel-layer.ts'
import { type Shortcut, shortcutGroups } from './shortcuts.ts'
import { useCommandKey } from './use-command-key.ts'

const texts = messages.keys

/** All shortcuts, and the setting for single-key ones. */
export function ShortcutList({ open }: { open: boolean }): ReactNode {
  const commandKey = useCommandKey()
  const keys = useStore($singleKeys)
  return (
    <Dialog
      open={open}
      onOpenChange={() => showLayer('none')}
      title={texts.title}
      modal
    >
      <div className="columns-[2_--spacing(55)] gap-x-8">
        <CheckField
          className="border-b border-line pb-3 [column-span:all]"
          label={texts.allow}
          hint={texts.allowHint(commandKey)}
          checked={keys === 'on'}
          onChange={event =>
            chooseSingleKeys(event.target.checked ? 'on' : 'off')
          }
        />
        {shortcutGroups(commandKey).map(({ title, shortcuts }) => (
          <section className="break-inside-avoid" key={title}>
            <h3 className="pt-4 pb-1 font-semibold">{title}</h3>
            <dl>
              {shortcuts.map(shortcut => (
                <ShortcutLine
                  key={shortcut.what}
                  shortcut={shortcut}
                  isOff={shortcut.isSingle && keys === 'off'}
                />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function ShortcutLine(props: {
  shortcut: Shortcut
  isOff: boolean
}): ReactNode {
  const { what, keys } = props.shortcut
  return (
    <div
      className="flex min-h-control-sm items-baseline gap-3 py-1"
      data-off={props.isOff ? '' : undefined}
    >
      <dt className="flex-1 text-ink-2 in-data-off:text-ink-3">
        {what}
        {props.isOff && (
          <small className="ms-1.5 text-xs text-ink-3">{texts.off}</small>
        )}
      </dt>
      <dd className="flex flex-none gap-1">
        {keys.map((key, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the keys of a line never move
          <kbd
            key={place}
            className="in-data-off:border-dashed in-data-off:text-ink-3"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
