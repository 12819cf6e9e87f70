import { backend } from '../../backend/backend.ts'
import type { ActionDefinition, ActionName } from './action-definition.ts'
import { bodyField } from './body-field.ts'
import type { FieldDefinition } from './field-definition.ts'
import type { OpenAction } from './open-action.ts'
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

/** Those of a form, as it was filled. */
export function fieldsOf({
  name,
  start
}: Pick<OpenAction, 'name' | 'start'>): readonly FieldDefinition[] {
  return definitionOf(name).fields.filter(
    field => !field.filled || start[field.name] !== undefined
  )
}

/** False for a name from a draft of another build. */
export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(loadedActions(), name)
}
