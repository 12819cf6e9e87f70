import { startPanel } from '../../stores/panel.ts'
import { $session } from '../../stores/session.ts'
import { openLoginFields } from '../login/open-login-fields.ts'

startPanel()

// Other reasons have a notice: React shows it, and opens fields that the
// early script has not opened yet.
const stop = $session.subscribe(session => {
  if (session.kind === 'unchecked') return
  queueMicrotask(() => stop())
  if (session.kind === 'guest' && session.reason === 'unauthenticated') {
    openLoginFields('guest')
  }
})
