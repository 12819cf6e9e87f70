// Every text in German. Each is an export of its own, so that a page loads only
// the texts that it shows.

export * as actions from './german-actions.ts'
export * from './german-frame.ts'
export * from './german-keys.ts'
export * from './german-sign-in.ts'
export * from './german-lists.ts'
export * from './german-figures.ts'
export * from './german-screens.ts'
export * from './german-drawer.ts'
export * from './german-parts.ts'
export * from './german-bulk.ts'
export * from './german-export.ts'
export * from './german-statement.ts'
export * from './german-checks.ts'
export * from './german-words.ts'
