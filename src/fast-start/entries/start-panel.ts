import { startPanel } from '../../stores/panel.ts'

startPanel()
