/**
 * A net against hanging, and no clock: a shared machine may take six times as
 * long as an idle one. In ms; a wait ends first, as it knows what it waited for.
 */
export const TEST_LIMIT_MS = 180_000
export const WAIT_LIMIT_MS = 60_000
