/** Reports an error as uncaught, without stopping the code that met it. */
export function reportFailure(error: unknown): void {
  if (typeof reportError === 'function') reportError(error)
  // oxlint-disable-next-line no-console -- only a browser has reportError
  else console.error(error)
}
