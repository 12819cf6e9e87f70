/** One file of each part of the house. */
export const house = {
  format: 'format/money.ts',
  routes: 'routes/table.ts',
  contract: 'contract/user/user.ts',
  errors: 'contract/request-error.ts',
  backend: 'backend/ask.ts',
  api: 'api/client.ts',
  stores: 'stores/session.ts',
  ui: 'ui/button.tsx',
  page: 'features/page/use-online.ts',
  values: 'features/values/problem-text.ts',
  actions: 'features/actions/definition-of.ts',
  export: 'features/export/export-plan.ts',
  drawer: 'features/drawer/details.ts',
  bulk: 'features/bulk/bulk-run.ts',
  list: 'features/list/store/list.ts',
  table: 'features/list/list-screen.tsx',
  users: 'screens/users/actions/suspend-user.ts',
  games: 'screens/games/game-fields.tsx',
  ledger: 'screens/ledger/running-balance.ts',
  islands: 'islands/users-island.tsx',
  layouts: 'layouts/panel.astro',
  pages: 'pages/users.astro',
  styles: 'styles/global.css',
  start: 'fast-start/prerendered-rows.tsx',
  entries: 'fast-start/entries/users.ts',
  answers: 'fast-start/consume-prefetched.ts',
  hosting: 'programs/hosting/rewrites.ts',
  listen: 'programs/hosting/listen.ts',
  'reference-api': 'programs/reference-api/server.ts',
  probe: 'programs/probe/main.ts',
  keeper: 'programs/keeper/keeper.ts',
  messages: 'messages.ts',
  languages: 'messages/english.ts',
  language: 'messages/language.ts',
  texts: 'features/list/list-texts.english.ts',
  translation: 'features/list/list-texts.german.ts',
  config: 'config.ts',
  middleware: 'middleware.ts',
  serve: 'programs/serve.ts'
} as const

export type Part = keyof typeof house

/** What most parts may import. */
const pure = ['format', 'routes', 'messages'] as const
const shared = [...pure, 'config'] as const
const contract = ['contract', 'errors'] as const
/** What decides for the panel may import, and what renders it. */
const decides = [
  'stores',
  'api',
  'backend',
  ...contract,
  'ui',
  'styles',
  ...shared
] as const
const renders = [
  'stores',
  'backend',
  'errors',
  'ui',
  'styles',
  ...shared
] as const
const engines = [
  'page',
  'values',
  'actions',
  'export',
  'drawer',
  'bulk',
  'list',
  'table'
] as const
const screens = ['users', 'games', 'ledger'] as const

/** What each part may import; every pair that is not here is an error. */
export const allowed: Record<Part, readonly Part[]> = {
  format: ['messages'],
  routes: ['format', 'backend', 'messages', 'config'],
  contract: ['errors', 'format', 'messages', 'config'],
  errors: ['contract', 'format', 'messages', 'config'],
  backend: [...contract, 'format'],
  api: ['backend', ...contract, 'answers', ...shared],
  stores: ['api', 'backend', ...contract, 'answers', ...shared],
  ui: ['styles', 'messages', 'config'],
  page: decides,
  values: ['page', ...decides],
  actions: ['page', 'values', ...decides],
  export: ['page', 'values', 'actions', ...decides],
  drawer: ['page', 'values', 'actions', 'export', ...decides],
  bulk: ['page', 'values', 'actions', 'export', 'drawer', ...decides],
  list: [...engines.filter(name => name !== 'list'), ...decides],
  table: [...engines.filter(name => name !== 'table'), ...renders],
  users: [...engines, 'ledger', ...decides],
  games: [...engines, 'ledger', ...renders],
  ledger: [...engines, ...decides],
  islands: [...screens, ...engines, ...renders],
  layouts: ['islands', 'entries', 'ui', 'styles', ...shared],
  pages: ['layouts', 'islands', 'entries', 'ui', ...shared],
  styles: [],
  start: [
    'entries',
    'answers',
    'islands',
    ...screens,
    ...engines,
    'hosting',
    'listen',
    ...decides
  ],
  entries: [
    'start',
    'answers',
    'islands',
    ...screens,
    ...engines,
    'hosting',
    'listen',
    ...decides
  ],
  answers: [
    'start',
    'entries',
    'islands',
    ...screens,
    ...engines,
    'hosting',
    'listen',
    ...decides
  ],
  hosting: ['listen', 'routes', 'messages', 'config'],
  listen: ['hosting', 'routes', 'messages', 'config'],
  'reference-api': ['listen', ...contract, ...shared],
  probe: ['api', 'backend', ...contract, ...shared],
  keeper: ['backend', 'hosting', 'listen', 'config'],
  messages: ['languages', 'language'],
  languages: ['language', 'texts', 'translation'],
  language: ['languages', 'texts', 'translation'],
  texts: [],
  translation: [],
  config: [],
  middleware: ['routes'],
  serve: ['hosting', 'listen', 'reference-api', ...shared]
}

/** What may be imported for its types alone, beyond what is allowed. */
export const typesOnly: Partial<Record<Part, readonly Part[]>> = {
  ui: ['format', 'routes'],
  stores: ['ui'],
  table: ['contract'],
  games: ['contract'],
  islands: ['contract'],
  texts: ['language', 'translation'],
  translation: ['language', 'texts']
}

/** Packages of one part of the house that another one must not know. */
export const packages: [Part, string][] = [
  ['format', 'react'],
  ['format', 'valibot'],
  ['routes', 'nanostores'],
  ['routes', 'node:fs'],
  ['contract', 'react'],
  ['contract', 'ofetch'],
  ['ui', 'nanostores'],
  ['ui', '@nanostores/react'],
  ['ui', 'ofetch'],
  ['api', 'react'],
  ['api', 'nanostores'],
  ['api', '@radix-ui/react-dialog'],
  ['stores', 'node:fs'],
  ['stores', 'ofetch'],
  ['list', 'node:fs'],
  ['table', 'ofetch'],
  ['table', '@radix-ui/react-dialog'],
  ['users', 'node:fs'],
  ['games', '@radix-ui/react-dialog'],
  ['islands', 'node:fs'],
  ['islands', 'ofetch'],
  ['islands', '@radix-ui/react-dialog'],
  ['layouts', '@radix-ui/react-dialog'],
  ['pages', 'ofetch'],
  ['start', 'ofetch'],
  ['hosting', 'ofetch'],
  ['reference-api', 'ofetch'],
  ['probe', 'ofetch'],
  ['serve', '@radix-ui/react-dialog']
]

/** Packages that a part is there to know. */
export const ownPackages: [Part, string][] = [
  ['contract', 'jwt-decode'],
  ['ui', '@radix-ui/react-dialog'],
  ['api', 'ofetch']
]
