import { type ReactNode, useMemo } from 'react'

import { countText } from '../../format/count-text.ts'
import { cutText } from '../../format/cut-text.ts'
import { messages } from '../../messages.ts'
import { JsonView } from '../../ui/json-view.tsx'
import { CopyButton } from '../values/copy-button.tsx'
import { jsonText } from './json-text.ts'

/** Shown length in UTF-16 units; a copy has all of it. */
const MOST_SHOWN = 20_000

export function RawJson({ value }: { value: unknown }): ReactNode {
  const json = useMemo(() => jsonText(value), [value])
  const { text, cut } = cutText(json, MOST_SHOWN)
  return (
    <JsonView title={messages.drawer.rawJson} text={cut ? `${text}…` : text}>
      <CopyButton
        place="corner"
        text={() => json}
        label={messages.drawer.copyJson}
      />
      {cut && (
        <small>
          {messages.longText.cut(countText(MOST_SHOWN), countText(json.length))}
        </small>
      )}
    </JsonView>
  )
}
