import { setTimeout as delay } from 'node:timers/promises'

import * as v from 'valibot'

import type { App, AppContext, Middleware } from './context.ts'
import { cutInHalf } from './cut-in-half.ts'
import { concerns, falseAnswer, Fault, StandingFault } from './fault.ts'
import { readJsonBody } from './json-body.ts'
import { ApiProblem, signInRequired } from './problem.ts'

/** Without secrets, except those in a body. */
interface LoggedCall {
  method: string
  path: string
  query: string
  headers: {
    authorization: 'yes' | 'no'
    'content-type'?: string
    'content-length'?: string
  }
  body: string
}

const FAULTS_PATH = '_faults'
export const FAULT_HEADER = 'x-fault'
/** Older calls are dropped, so a long run does not grow. */
const LOG_LIMIT = 2000

/** For tests; never on by default. */
export interface Faults {
  /** Must come before all calls. */
  middleware: Middleware
  /** `GET`, `POST` and `DELETE _faults`. */
  addCalls: (app: App) => void
}

export function openFaults(basePath: string): Faults {
  const standing: StandingFault[] = []
  const log: LoggedCall[] = []

  function take(call: LoggedCall): Fault | undefined {
    const index = standing.findIndex(item => concerns(item, call))
    const found = standing[index]
    if (!found) return undefined
    if (found.times === 1) standing.splice(index, 1)
    else if (found.times !== undefined) found.times -= 1
    return found.fault
  }

  const middleware: Middleware = async (context, next) => {
    const call = await logged(context, basePath)
    if (call.path === FAULTS_PATH) return next()
    log.push(call)
    if (log.length > LOG_LIMIT) log.shift()
    const fault = headerFault(context) ?? take(call)
    if (!fault) return next()
    if (fault.delayMs) await delay(fault.delayMs)
    if (fault.revoke) {
      throw signInRequired('token-invalid', 'Sign in to make this call.')
    }
    const answer = falseAnswer(fault)
    if (answer) context.res = answer
    else await next()
    if (fault.lateMs) await delay(fault.lateMs)
    if (fault.cutBody) context.res = await cutInHalf(context)
    return undefined
  }

  function addCalls(app: App): void {
    app.get(`/${FAULTS_PATH}`, context =>
      context.json({ faults: standing, log })
    )
    app.post(`/${FAULTS_PATH}`, async context => {
      standing.push(...(await readJsonBody(context, v.array(StandingFault))))
      return context.json({ faults: standing })
    })
    app.delete(`/${FAULTS_PATH}`, context => {
      standing.length = 0
      log.length = 0
      return context.body(null, 204)
    })
  }

  return { middleware, addCalls }
}

async function logged(
  context: AppContext,
  basePath: string
): Promise<LoggedCall> {
  const { req } = context
  const type = req.header('content-type')
  const length = req.header('content-length')
  return {
    method: req.method,
    path: req.path.slice(basePath.length + 1),
    query: new URL(req.url).search,
    headers: {
      authorization: req.header('authorization') === undefined ? 'no' : 'yes',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(length === undefined ? {} : { 'content-length': length })
    },
    body: await req.text()
  }
}

/** JSON in the header, for this call alone. */
function headerFault(context: AppContext): Fault | undefined {
  const header = context.req.header(FAULT_HEADER)
  if (header === undefined) return undefined
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Fault), header)
  if (result.success) return result.output
  throw new ApiProblem(400, {
    code: 'broken-fault',
    detail: `The header ${FAULT_HEADER} holds no fault.`
  })
}
