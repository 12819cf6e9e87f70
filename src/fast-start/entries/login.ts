import { $callsBlocked } from '../../stores/blocked-calls.ts'
import { $build } from '../../stores/build.ts'
import { $error } from '../../stores/error.ts'
import { startPanel } from '../../stores/panel.ts'
import { $session } from '../../stores/session.ts'
import { showLoginForm } from '../show-login-form.ts'
import { endStage } from '../stages.ts'

// These need React, so hydration no longer waits for interaction.
for (const $shown of [$error, $callsBlocked, $build]) {
  $shown.listen(() => endStage('person'))
}
startPanel()

// Other reasons show a notice, which needs React.
$session.subscribe(session => {
  if (session.kind !== 'guest') return
  if (session.reason !== 'unauthenticated') endStage('person')
})

// With a notice, React opens the fields; if the inline script already has, this
// only ends the check.
const stop = $session.subscribe(session => {
  if (session.kind === 'unchecked') return
  queueMicrotask(() => stop())
  if (session.kind !== 'guest') return
  const isPlain = session.reason === 'unauthenticated'
  const isOpen = document.querySelector('[data-session=refused]')
  if (isPlain || isOpen) showLoginForm('guest')
})
