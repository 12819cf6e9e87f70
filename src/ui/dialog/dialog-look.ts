import type { DialogPosition } from './confirm-options.ts'

/** On a phone it is a sheet at the bottom edge. */
const FLOATING =
  'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-t-sheet border-t border-line-strong has-data-wide:h-dvh sm:inset-4 sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:w-dialog sm:max-w-[calc(100vw-2rem)] sm:rounded-xl sm:border sm:has-data-wide:max-h-[min(53.75rem,100dvh-2rem)] sm:has-data-wide:w-260 above-keyboard:max-h-[calc(100dvh-1rem)]'

/** Physical: a dialog at the left stands at the left. */
const PLACE: Readonly<Record<DialogPosition, string>> = {
  center: 'sm:m-auto',
  top: 'sm:mx-auto sm:mb-auto',
  bottom: 'sm:mx-auto sm:mt-auto',
  left: 'sm:my-auto sm:mr-auto',
  right: 'sm:my-auto sm:ml-auto',
  topleft: 'sm:mr-auto sm:mb-auto',
  topright: 'sm:mb-auto sm:ml-auto',
  bottomleft: 'sm:mt-auto sm:mr-auto',
  bottomright: 'sm:mt-auto sm:ml-auto'
}

export function dialogLook(
  isMaximised: boolean,
  position: DialogPosition
): string {
  return isMaximised
    ? 'inset-0 h-dvh w-screen'
    : `${FLOATING} ${PLACE[position]}`
}
