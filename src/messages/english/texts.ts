// Every text in English. Each is an export of its own, so that a page loads only
// the texts that it shows.

export * as actions from './actions.ts'
export * from './frame.ts'
export * from './keys.ts'
export * from './sign-in.ts'
export * from './lists.ts'
export * from './figures.ts'
export * from './screens.ts'
export * from './drawer.ts'
export * from './parts.ts'
export * from './bulk.ts'
export * from './export.ts'
export * from './statement.ts'
export * from './checks.ts'
export * from './words.ts'
