import { $session } from '../../stores/session.ts'

/**
 * Lets a guest type before React has come, which finds the fields as they are
 * then, with what is in them. The button waits for it, and with it Enter. Who
 * is a guest for another reason is told that first, by React.
 */
export function openLoginFields(): void {
  const stop = $session.subscribe(session => {
    if (session.kind === 'unchecked') return
    queueMicrotask(() => stop())
    if (session.kind !== 'guest' || session.reason !== 'unauthenticated') return
    const form = document.querySelector<HTMLElement>('.sign-in')
    if (!form) return
    form.dataset['session'] = session.kind
    for (const field of form.querySelectorAll('input')) {
      field.disabled = false
      field.closest('[data-disabled]')?.removeAttribute('data-disabled')
    }
  })
}
