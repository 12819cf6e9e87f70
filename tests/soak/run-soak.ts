import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    /** Another project of Playwright, to be run meanwhile. */
    beside: { type: 'string', multiple: true, default: [] }
  }
})
process.env['SOAK_MINUTES'] = values.minutes
process.env['SOAK_SEED'] = values.seed
// A fault that does not come a second time is one all the same.
const projects = ['soak', ...values.beside].map(name => `--project=${name}`)
process.argv.splice(2, Infinity, ...projects)
await import('../support/run-playwright.ts')
