/** Nothing was prefetched. */
export const consumePrefetchedRefresh = (): undefined => undefined
export const consumePrefetchedAnswer = (): undefined => undefined
