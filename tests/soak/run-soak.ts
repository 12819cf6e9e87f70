import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' }
  }
})
process.env['SOAK_MINUTES'] = values.minutes
process.env['SOAK_SEED'] = values.seed
// A fault that does not come a second time is one all the same.
process.argv.splice(2, Infinity, '--project=soak', '--retries=0')
await import('../support/run-playwright.ts')
