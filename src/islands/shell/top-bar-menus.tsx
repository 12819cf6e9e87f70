import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { ZoneLayer } from '../../features/list/popovers/lazy-layers.ts'
import { RadioMenu } from '../../features/list/popovers/radio-menu.tsx'
import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { zoneName } from '../../format/time-zone.ts'
import { messages } from '../../messages.ts'
import { startPanel } from '../../stores/panel.ts'
import { themes } from '../../stores/preferences/theme-name.ts'
import { $theme, setTheme } from '../../stores/preferences/theme.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { serverNow } from '../../stores/server-time.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { sunIcon, chevronDownIcon, clockIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'

startPanel()

export function TopBarMenus(): ReactNode {
  return (
    <ErrorBoundary>
      <ZoneMenu />
      <ThemeMenu />
    </ErrorBoundary>
  )
}

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

export function ZoneMenu(): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const name = zoneName(zone, serverNow())
  return (
    <Popover
      label={messages.zone.shown(name, zone)}
      align="end"
      summary={
        <>
          <Icon path={clockIcon} size={14} />
          {name}
          <Icon path={chevronDownIcon} size={14} />
        </>
      }
    >
      {close => <ZoneLayer onDone={close} />}
    </Popover>
  )
}
