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
      <div className="shortcut-list">
        <CheckField
          label={texts.allow}
          hint={texts.allowHint(commandKey)}
          checked={keys === 'on'}
          onChange={event =>
            chooseSingleKeys(event.target.checked ? 'on' : 'off')
          }
        />
        {shortcutGroups(commandKey).map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
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
    <div data-off={props.isOff ? '' : undefined}>
      <dt>
        {what}
        {props.isOff && <small>{texts.off}</small>}
      </dt>
      <dd>
        {keys.map((key, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the keys of a line never move
          <kbd key={place}>{key}</kbd>
        ))}
      </dd>
    </div>
  )
}
