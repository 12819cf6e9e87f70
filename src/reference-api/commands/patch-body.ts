import * as v from 'valibot'

/**
 * What the body of a PATCH has to be: a new status, or an edit of fields. One
 * schema is chosen before it is checked, so that its problems are told alone.
 */
export function patchBody<
  Edit extends v.GenericSchema,
  SetStatus extends v.GenericSchema
>(edit: Edit, setStatus: SetStatus): v.LazySchema<Edit | SetStatus> {
  return v.lazy(body =>
    typeof body === 'object' && body !== null && 'status' in body
      ? setStatus
      : edit
  )
}
