import { useStore } from '@nanostores/react'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'

import { RadioMenu } from '../../features/list/popovers/radio-menu.tsx'
import { messages } from '../../messages.ts'
import { themes } from '../../stores/preferences/theme-name.ts'
import { $theme, setTheme } from '../../stores/preferences/theme.ts'

const { legend, names, shown } = messages.theme
const options = themes.map(value => ({ value, label: names[value] }))

export function ThemeMenu(): ReactNode {
  const theme = useStore($theme, { ssr: 'initial' })
  return (
    <RadioMenu
      label={shown(names[theme])}
      title={legend}
      buttonClass="btn icon sm"
      legend={legend}
      summary={<Sun size={16} strokeWidth={1.75} aria-hidden />}
      options={() => options}
      value={theme}
      onChoose={setTheme}
    />
  )
}
