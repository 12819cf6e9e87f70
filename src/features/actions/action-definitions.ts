import { backend } from '../../backend/backend.ts'
import type { ActionDefinition, ActionName } from './action-definition.ts'
import { bodyField } from './body-field.ts'
import { loadedActions } from './provided-actions.ts'

export function definitionOf(name: ActionName): ActionDefinition {
  const definition = loadedActions()[name]
  const fields = definition.fields.filter(field =>
    backend.takes(
      definition.call.name,
      bodyField(field.name, definition.fieldOf)
    )
  )
  return { ...definition, fields }
}

/** False for a name from a draft of another build. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(loadedActions(), name)
}
