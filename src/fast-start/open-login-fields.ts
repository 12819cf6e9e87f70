import { endStage } from './stages.ts'

/**
 * Lets a guest type before React has come, which finds the fields as they are
 * then, with what is in them. The button waits for it and for the end of the
 * check; until `guest` is known, and not only that a refresh was `refused`, a
 * line under the button says that the check goes on.
 */
export function openLoginFields(known: 'refused' | 'guest'): void {
  if (isOnItsWay()) {
    const open = (): void => openLoginFields(known)
    document.addEventListener('DOMContentLoaded', open, { once: true })
    return
  }
  const form = document.querySelector<HTMLElement>('.sign-in')
  if (!form) return
  // A sign-out in another tab ends the check before this refresh is refused.
  if (known === 'refused' && form.dataset['session'] === 'guest') return
  form.dataset['session'] = known
  for (const field of form.querySelectorAll('input')) {
    field.disabled = false
    field.closest('[data-disabled]')?.removeAttribute('data-disabled')
    // Whoever finds them filled in only has to press the button. What the
    // browser has filled in it may keep to itself until then.
    if (field.value !== '' || field.matches(':autofill')) endStage('person')
  }
}

/** Whether the end of the page has not come yet, and maybe not the form. */
function isOnItsWay(): boolean {
  return document.readyState === 'loading' && !document.querySelector('#whole')
}
