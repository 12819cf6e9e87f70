import { parseArgs } from 'node:util'

// Words narrow the sights, by a part of their names.
const { positionals } = parseArgs({ allowPositionals: true })
const only = positionals.length > 0 ? ['--grep', positionals.join(' ')] : []
process.argv.splice(2, Infinity, '--project=shots', '--retries=0', ...only)
await import('../support/run-playwright.ts')
