import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { methodNotAllowed } from 'hono/method-not-allowed'

import { BODY_LIMIT_BYTES } from '../../config.ts'
import document from '../../contract/openapi.json' with { type: 'json' }
import { addCommandCalls } from './commands/commands.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { bearer } from './http/bearer.ts'
import { readCaller } from './http/caller.ts'
import { compressedAnswers } from './http/compressed-answers.ts'
import type { App, AppContext, AppEnv, Sources } from './http/context.ts'
import { cors } from './http/cors.ts'
import { FAULT_HEADER, openFaults } from './http/faults.ts'
import { tooLarge } from './http/json-body.ts'
import { refuseCrossSite } from './http/origins.ts'
import {
  answerError,
  answerProblem,
  ApiProblem,
  notFound
} from './http/problem.ts'
import { addAdminCalls } from './lists/admins.ts'
import { addAuditCalls } from './lists/audit.ts'
import { addCurrencyCalls } from './lists/currencies.ts'
import { addGameCalls } from './lists/games.ts'
import { addNoteCalls } from './lists/notes.ts'
import { addSystemWalletCalls } from './lists/system-wallets.ts'
import { addTransactionCalls } from './lists/transactions/transactions.ts'
import { addUserCalls } from './lists/users.ts'
import { CONTRACT_PAGE_POLICY, contractPage } from './openapi/contract-page.ts'
import type { PasswordCost } from './session/password.ts'
import { refreshCookie } from './session/refresh-cookie.ts'
import { refreshTokens } from './session/refresh-tokens.ts'
import { addSessionCalls } from './session/session-calls.ts'

export interface AppSettings extends Sources {
  basePath: string
  secret: Uint8Array
  accessTokenSeconds: number
  refreshGraceMs: number
  passwordCost: PasswordCost
  allowedOrigins: readonly string[]
  trustedProxies: readonly string[]
  approvalAbove: bigint | undefined
  faults: boolean
}

export function createApp(settings: AppSettings): App {
  const { basePath, secret, faults: withFaults } = settings
  const allowedOrigins = new Set(settings.allowedOrigins)
  const tokens = refreshTokens(
    settings.database,
    secret,
    settings.now,
    settings.refreshGraceMs
  )
  const signedIn = bearer(settings, secret, tokens)
  const faults = withFaults ? openFaults(basePath) : undefined

  const root = new Hono<AppEnv>()
  root.use(answerHeaders)
  root.use(readCaller(settings.trustedProxies))
  root.use(cors(allowedOrigins, faults ? [FAULT_HEADER] : []))
  const app = root.basePath(basePath)
  app.onError(answerError)
  app.notFound(context => answerProblem(context, notFound('path')))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerMethod }))
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: refuseSize }))
  if (faults) {
    app.use(faults.middleware)
    faults.addCalls(app)
  }

  addSessionCalls(app, settings, {
    secret,
    accessTokenSeconds: settings.accessTokenSeconds,
    graceSeconds: Math.max(0, Math.floor(settings.refreshGraceMs / 1000)),
    passwordCost: settings.passwordCost,
    tokens,
    cookie: refreshCookie(basePath),
    sameSite: refuseCrossSite(allowedOrigins),
    signedIn
  })
  // After the session calls: a compressed length reveals a token (BREACH).
  app.use(compressedAnswers)
  app.get('/openapi.json', context =>
    context.json({
      ...document,
      servers: document.servers.map(server => ({
        ...server,
        url: basePath || '/'
      }))
    })
  )
  root.on('GET', [basePath, `${basePath}/`], async context => {
    context.header('Content-Security-Policy', CONTRACT_PAGE_POLICY)
    return context.html(await contractPage(basePath))
  })
  addAdminCalls(app, settings, signedIn)
  addUserCalls(app, settings, signedIn)
  addGameCalls(app, settings, signedIn)
  // Before the wallet of an id, which would match "transactions".
  addTransactionCalls(app, settings, signedIn)
  addSystemWalletCalls(app, settings, signedIn)
  addCurrencyCalls(app, settings, signedIn)
  addNoteCalls(app, settings, signedIn)
  addAuditCalls(app, settings, signedIn)
  addCommandCalls(app, { ...settings, tokens, signedIn })
  return app
}

function answerMethod(context: AppContext, methods: string[]): Response {
  const headers = { Allow: methods.join(', ') }
  const detail = `This path knows ${headers.Allow} only.`
  return answerProblem(
    context,
    new ApiProblem(405, { code: 'method-not-allowed', detail, headers })
  )
}

function refuseSize(context: AppContext): Response {
  return answerProblem(context, tooLarge())
}
