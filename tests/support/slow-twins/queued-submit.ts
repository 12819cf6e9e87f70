/** No sign-in is kept from before hydration. */
export const takeQueuedSubmit = (): boolean => false
