import * as v from 'valibot'

/** Picks a schema first, so that only its problems are reported. */
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
