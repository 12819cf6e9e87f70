export { monotonicNow } from '../domain/monotonic-now.ts'
