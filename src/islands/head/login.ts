import { startPanel } from '../../stores/panel.ts'
import { $session } from '../../stores/session.ts'
import { openLoginFields } from '../login/open-login-fields.ts'

startPanel()

// Other reasons have a notice: React shows it, and opens fields that the
// early script has not opened yet. Where it has, only the check is over.
const stop = $session.subscribe(session => {
  if (session.kind === 'unchecked') return
  queueMicrotask(() => stop())
  if (session.kind !== 'guest') return
  const isOpen = document.querySelector('.sign-in[data-session="refused"]')
  if (session.reason === 'unauthenticated' || isOpen) openLoginFields('guest')
})
