import { startPanel } from '../../stores/panel.ts'
import { openLoginFields } from '../login/open-login-fields.ts'

startPanel()
openLoginFields()
