import { $callsBlocked } from '../../stores/blocked-calls.ts'
import { $build } from '../../stores/build.ts'
import { $error } from '../../stores/error.ts'
import { startPanel } from '../../stores/panel.ts'
import { $session } from '../../stores/session.ts'
import { openLoginFields } from '../open-login-fields.ts'
import { endStage } from '../stages.ts'

// What React alone can show does not wait until somebody is there.
for (const $shown of [$error, $callsBlocked, $build]) {
  $shown.listen(() => endStage('person'))
}
startPanel()

// Other reasons have a notice: React shows it, also of what ends later.
$session.subscribe(session => {
  if (session.kind !== 'guest') return
  if (session.reason !== 'unauthenticated') endStage('person')
})

// With a notice React opens fields that the early script has not opened yet.
// Where it has, only the check is over.
const stop = $session.subscribe(session => {
  if (session.kind === 'unchecked') return
  queueMicrotask(() => stop())
  if (session.kind !== 'guest') return
  const isPlain = session.reason === 'unauthenticated'
  const isOpen = document.querySelector('.sign-in[data-session="refused"]')
  if (isPlain || isOpen) openLoginFields('guest')
})
