/** No rows are prefetched. */
export const rowsToPrefetch = (): object => ({})
