import { endStage } from './stages.ts'

/**
 * Lets a guest type before hydration, which keeps the values. Until the visitor
 * is known as a `guest`, a line says that the check goes on. Hidden, its fields
 * are enabled: browsers fill in only what they find so at first.
 */
export function showLoginForm(known: 'refused' | 'guest'): void {
  if (isOnItsWay()) {
    const show = (): void => showLoginForm(known)
    document.addEventListener('DOMContentLoaded', show, { once: true })
    return
  }
  const form = document.querySelector<HTMLElement>('[data-slot=sign-in]')
  if (!form) return
  // A sign-out in another tab may end the check before the refresh.
  if (known === 'refused' && form.dataset['session'] === 'guest') return
  form.dataset['session'] = known
  for (const field of form.querySelectorAll('input')) {
    // Filled fields need only the button. Autofilled values may be hidden.
    if (field.value !== '' || field.matches(':autofill')) endStage('person')
  }
}

/** The form may not have been parsed yet. */
function isOnItsWay(): boolean {
  return document.readyState === 'loading' && !document.querySelector('#whole')
}
