/** Nothing was prefetched. */
export const takePrefetchedRefresh = (): undefined => undefined
export const takePrefetchedAnswer = (): undefined => undefined
