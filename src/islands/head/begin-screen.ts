import { askCurrenciesAhead } from '../../stores/currencies.ts'
import { askRowsAhead } from '../../stores/lists.ts'
import { startPanel } from '../../stores/panel.ts'

startPanel()
askRowsAhead()
askCurrenciesAhead()
