import { useStore } from '@nanostores/react'
import Rows3 from 'lucide-react/icons/rows-3'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
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
      summary={<Rows3 size={16} strokeWidth={1.75} aria-hidden />}
      label={texts.density}
      title={texts.density}
      buttonClass="btn icon sm"
      legend={texts.density}
      options={() => options}
      value={density}
      onChoose={setDensity}
    />
  )
}
