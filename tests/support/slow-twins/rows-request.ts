export type RowsToPrefetch = object
