/** No sign-in is kept from before hydration. */
export const consumeQueuedSubmit = (): boolean => false
