import { memo, type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { bookmarkIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { defaultLayout, sameLayout } from '../../../ui/table/table-layout.ts'
import { SaveViewForm } from '../popovers/lazy-layers.ts'
import type { SaveViewProps } from './save-view-form.tsx'

const texts = messages.views

type Props = Omit<SaveViewProps, 'onSaved'>

function PlainSaveView(props: Props): ReactNode {
  const [said, setSaid] = useState('')
  // A list as it was built is there without a view.
  const isBuilt = props.query === '' && sameLayout(props.layout, defaultLayout)
  return (
    <>
      {!isBuilt && (
        <Popover
          summary={
            <>
              <Icon path={bookmarkIcon} />
              <span className="sr-only">{texts.save}</span>
            </>
          }
          title={texts.save}
          className="flex-none max-2xs:hidden"
          buttonClass={buttonClass('icon', 'sm')}
        >
          {close => (
            <SaveViewForm
              {...props}
              onSaved={name => {
                close()
                setSaid(texts.saved(name))
              }}
            />
          )}
        </Popover>
      )}
      <output className="sr-only">{said}</output>
    </>
  )
}

export const SaveView = memo(PlainSaveView)
