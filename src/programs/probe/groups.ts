import type { CheckGroup } from './check.ts'
import { accessChecks } from './checks/access.ts'
import { addressChecks } from './checks/address.ts'
import { cookieChecks } from './checks/cookie.ts'
import { corsAnswerChecks } from './checks/cors-answers.ts'
import { corsPreflightChecks } from './checks/cors-preflight.ts'
import { csrfChecks } from './checks/csrf.ts'
import { detailChecks } from './checks/details.ts'
import { headerChecks } from './checks/headers.ts'
import { listPageChecks } from './checks/list-pages.ts'
import { listParameterChecks } from './checks/list-parameters.ts'
import { listRowChecks } from './checks/list-rows.ts'
import { refreshChecks } from './checks/refresh.ts'
import { signInChecks } from './checks/sign-in.ts'
import { signOutChecks } from './checks/sign-out.ts'

/** In the order in which they run and are reported. */
export const checkGroups: readonly CheckGroup[] = [
  addressChecks,
  corsPreflightChecks,
  corsAnswerChecks,
  signInChecks,
  cookieChecks,
  csrfChecks,
  accessChecks,
  listRowChecks,
  listPageChecks,
  listParameterChecks,
  detailChecks,
  headerChecks,
  refreshChecks,
  signOutChecks
]
