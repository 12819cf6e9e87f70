import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { RadioMenu } from '../../features/list/popovers/radio-menu.tsx'
import { messages } from '../../messages.ts'
import { themes } from '../../stores/preferences/theme-name.ts'
import { $theme, setTheme } from '../../stores/preferences/theme.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { sunIcon } from '../../ui/icons.ts'

const { legend, names, shown } = messages.theme
const options = themes.map(value => ({ value, label: names[value] }))

export function ThemeMenu(): ReactNode {
  const theme = useStore($theme, { ssr: 'initial' })
  return (
    <RadioMenu
      label={shown(names[theme])}
      title={legend}
      buttonClass={buttonClass('icon', 'sm')}
      align="end"
      legend={legend}
      summary={<Icon path={sunIcon} />}
      options={() => options}
      value={theme}
      onChoose={setTheme}
    />
  )
}
