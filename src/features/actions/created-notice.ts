import * as v from 'valibot'

import { Id } from '../../contract/values.ts'
import { routePath } from '../../routes/paths.ts'
import type { RouteName } from '../../routes/table.ts'
import type { DoneNotice } from './action-definition.ts'

const Created = v.object({ id: Id })

/** Links to a record that was created, in its list. */
export function createdNotice(
  list: RouteName,
  label: string,
  answer: unknown
): DoneNotice {
  const read = v.safeParse(Created, answer)
  if (!read.success) return {}
  const query = new URLSearchParams({ open: read.output.id })
  return { link: { href: `${routePath(list)}?${query}`, label } }
}
