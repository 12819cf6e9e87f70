import { backend } from '../../backend/backend.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import type {
  ActionDefinition,
  ActionList,
  ActionName
} from './action-definition.ts'

interface Provided {
  load: () => Promise<ActionList>
  list: ActionList | undefined
}

const shared = documentSingleton<Provided>('action-definitions', () => ({
  load: () => Promise.reject(new Error('No actions are provided.')),
  list: undefined
}))

/** Called as the panel starts: the list is loaded with the first form. */
export function provideActions(load: () => Promise<ActionList>): void {
  shared.load = load
}

/** Must have resolved before a definition is read. */
export async function loadDefinitions(): Promise<void> {
  shared.list ??= await shared.load()
}

export function definitionOf(name: ActionName): ActionDefinition {
  const definition: ActionDefinition = loaded()[name]
  const fields = definition.fields.filter(field =>
    backend.takes(definition.call.name, field.name)
  )
  return { ...definition, fields }
}

/** False for a name from a draft of another build. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(loaded(), name)
}

function loaded(): ActionList {
  if (!shared.list) throw new Error('The actions are not loaded.')
  return shared.list
}
