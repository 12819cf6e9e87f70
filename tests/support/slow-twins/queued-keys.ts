/** No keys are kept from before hydration. */
export const queuedKeys = (): undefined => undefined
export const consumeQueuedKeys = (): readonly [] => []
