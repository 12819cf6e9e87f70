import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { rows3Icon } from '../../ui/icons.ts'
import { densities } from '../../ui/table/column-layout.ts'
import { RadioMenu } from './popovers/radio-menu.tsx'
import { layoutOf } from './preferences/screen-layout.ts'

const texts = messages.table
const options = densities.map(value => ({
  value,
  label: texts.densities[value]
}))

export function DensityMenu({ screen }: { screen: RouteName }): ReactNode {
  const { $layout, setDensity } = layoutOf(screen)
  const { density } = useStore($layout, { ssr: 'initial' })
  return (
    <RadioMenu
      summary={<Icon path={rows3Icon} />}
      label={texts.density}
      title={texts.density}
      buttonClass={buttonClass('icon', 'sm')}
      legend={texts.density}
      options={() => options}
      value={density}
      onChoose={setDensity}
    />
  )
}
