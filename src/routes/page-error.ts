import { plainName } from '../format/plain-name.ts'
import { messages } from '../messages.ts'

export interface PageError {
  statusCode: number
  statusMessage: string
  description: string
}

/** Status 500 by default and if invalid. */
export function pageError(given: {
  statusCode?: number | undefined
  statusMessage?: string | undefined
  description?: string | undefined
}): PageError {
  const statusCode = isStatusCode(given.statusCode) ? given.statusCode : 500
  return {
    statusCode,
    statusMessage:
      given.statusMessage ||
      (statusCode === 404
        ? messages.errorPage.notFound
        : messages.errorPage.serverError),
    description: given.description || messages.errorPage.unnamed
  }
}

/** `path` includes query and hash; it is shown as text, shortened. */
export function notFoundError(path: string): PageError {
  const text = messages.errorPage.pageNotFound(plainName(path))
  return pageError({ statusCode: 404, statusMessage: text, description: text })
}

export function renderError(thrown: unknown): PageError {
  if (typeof thrown === 'object' && thrown !== null) {
    const { statusCode, statusMessage, message } = thrown as {
      statusCode?: unknown
      statusMessage?: unknown
      message?: unknown
    }
    return pageError({
      statusCode: typeof statusCode === 'number' ? statusCode : undefined,
      statusMessage:
        typeof statusMessage === 'string' ? statusMessage : undefined,
      description: typeof message === 'string' ? message : undefined
    })
  }
  return pageError({ description: String(thrown) })
}

function isStatusCode(code: number | undefined): code is number {
  return code !== undefined && code >= 100 && code <= 999
}
