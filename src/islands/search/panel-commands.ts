import { DEFAULT_ZONE, zoneName } from '../../format/time-zone.ts'
import { messages } from '../../messages.ts'
import { LIST_KEY } from '../../routes/key-press.ts'
import type { Command } from '../../stores/commands.ts'
import { themes } from '../../stores/preferences/theme-name.ts'
import { $theme, setTheme } from '../../stores/preferences/theme.ts'
import { $ownZone, $zone, chooseZone } from '../../stores/preferences/zone.ts'
import { serverNow } from '../../stores/server-time.ts'
import { signOut } from '../../stores/session.ts'
import { showLayer } from './panel-layer.ts'

/** The commands available on every screen. Add new ones here. */
export function panelCommands(): readonly Command[] {
  return [
    ...zoneCommands(),
    ...themeCommands(),
    {
      label: messages.keys.title,
      key: LIST_KEY,
      run: () => showLayer('shortcuts')
    },
    { label: messages.session.signOut, run: () => void signOut() }
  ]
}

function zoneCommands(): Command[] {
  const zones = { utc: DEFAULT_ZONE, own: $ownZone.get() }
  return (['utc', 'own'] as const)
    .filter(choice => zones[choice] !== $zone.get())
    .map(choice => ({
      label: messages.palette.showTimesIn(named(zones[choice])),
      run: () => chooseZone(choice)
    }))
}

function themeCommands(): Command[] {
  const { names, shown } = messages.theme
  return themes
    .filter(theme => theme !== $theme.get())
    .map(theme => ({
      label: shown(names[theme]),
      run: () => setTheme(theme)
    }))
}

function named(zone: string): string {
  const name = zoneName(zone, serverNow())
  return name === zone ? zone : `${zone} (${name})`
}
