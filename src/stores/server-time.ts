export { serverNow } from '../api/server-time.ts'
