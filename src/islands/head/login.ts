import { startPanel } from '../../stores/panel.ts'
import { $session } from '../../stores/session.ts'
import { openLoginFields } from '../login/open-login-fields.ts'

startPanel()

// Who is a guest for another reason is told that first, by React.
const stop = $session.subscribe(session => {
  if (session.kind === 'unchecked') return
  queueMicrotask(() => stop())
  if (session.kind === 'guest' && session.reason === 'unauthenticated') {
    openLoginFields()
  }
})
