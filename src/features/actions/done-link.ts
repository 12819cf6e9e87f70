import * as v from 'valibot'

import { Id } from '../../contract/values.ts'
import { messages } from '../../messages.ts'
import { linkPath } from '../../routes/paths.ts'
import { openAddress } from '../../routes/query-text.ts'
import { $route } from '../../stores/route.ts'
import type { Toast } from '../../stores/toasts.ts'

const labels = messages.actions.doneTexts.open

const Created = v.object({ id: Id })

/**
 * Leads to what was changed or created, unless it is open already. `path` is the
 * call's: of a thing in a list, or of the list itself.
 */
export function doneLink(
  path: string,
  subjectId: string,
  answer: unknown
): Toast['link'] {
  const [list = '', parameter] = path.split('/')
  if (!isList(list)) return undefined
  const id =
    parameter === undefined
      ? createdId(answer)
      : parameter === ':id' && subjectId
  const address = linkPath(list, {})
  return !id || address === undefined || isOpen(address, id)
    ? undefined
    : { href: openAddress(address, id), label: labels[list] }
}

function isList(list: string): list is keyof typeof labels {
  return Object.hasOwn(labels, list)
}

function createdId(answer: unknown): string | undefined {
  const read = v.safeParse(Created, answer)
  return read.success ? read.output.id : undefined
}

/** Whatever else the list on the screen is asked for. */
function isOpen(address: string, id: string): boolean {
  const { pathname, search } = $route.get() ?? {}
  return pathname === address && new URLSearchParams(search).get('open') === id
}
