let reporting = false

/** Reports an error as uncaught without interrupting the caller. */
export function reportFailure(error: unknown): void {
  reporting = true
  try {
    if (typeof reportError === 'function') reportError(error)
    // oxlint-disable-next-line no-console -- only a browser has reportError
    else console.error(error)
  } finally {
    reporting = false
  }
}

/** Whether the current `error` event is from `reportFailure`. */
export function isReporting(): boolean {
  return reporting
}
