import { documentSingleton } from '../../stores/document-singleton.ts'
import type { ActionList } from './action-definition.ts'

interface Provided {
  load?: () => Promise<ActionList>
  list?: ActionList | undefined
}

const shared = documentSingleton<Provided>('actions', () => ({}))

/** Called as the panel starts: the list is loaded with the first form. */
export function provideActions(load: () => Promise<ActionList>): void {
  shared.load = load
}

/** Must have resolved before a definition is read. */
export async function loadDefinitions(): Promise<void> {
  shared.list ??= await shared.load?.()
}

export function loadedActions(): ActionList {
  if (!shared.list) throw new Error('The actions are not loaded.')
  return shared.list
}
