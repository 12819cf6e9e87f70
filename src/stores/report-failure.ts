let reporting = false

/** Reports an error as uncaught, without stopping the code that met it. */
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

/** Whether what is heard of now has been caught and is only reported. */
export function isReporting(): boolean {
  return reporting
}
