/** One file of each part of the house. */
export const house = {
  format: 'format/money.ts',
  routes: 'routes/table.ts',
  domain: 'domain/status.ts',
  contract: 'contract/user/user.ts',
  api: 'api/client.ts',
  stores: 'stores/session.ts',
  ui: 'ui/button.tsx',
  islands: 'islands/users-island.tsx',
  layouts: 'layouts/panel.astro',
  pages: 'pages/users.astro',
  styles: 'styles/global.css',
  hosting: 'hosting/rewrites.ts',
  start: 'hosting/listen.ts',
  'reference-api': 'reference-api/server.ts',
  probe: 'probe/main.ts',
  messages: 'messages.ts',
  languages: 'messages/english.ts',
  config: 'config.ts',
  serve: 'serve.ts'
} as const

export type Part = keyof typeof house

/** What most parts may import. */
const pure = ['format', 'routes', 'messages'] as const
const shared = [...pure, 'config'] as const

/** What each part may import; every pair that is not here is an error. */
export const allowed: Record<Part, readonly Part[]> = {
  format: ['messages'],
  routes: ['format', 'messages'],
  domain: [...pure],
  contract: [...pure, 'config'],
  api: ['contract', 'domain', ...shared],
  stores: ['api', 'contract', 'domain', ...shared],
  ui: ['styles', 'messages', 'config'],
  islands: ['stores', 'ui', 'domain', 'styles', ...shared],
  layouts: ['islands', 'ui', 'styles', ...shared],
  pages: ['layouts', 'islands', 'ui', ...shared],
  styles: [],
  hosting: ['start', 'routes', 'messages', 'config'],
  start: ['hosting', 'routes', 'messages', 'config'],
  'reference-api': ['start', 'contract', 'domain', ...shared],
  probe: ['contract', 'domain', ...shared],
  messages: ['languages'],
  languages: [],
  config: [],
  serve: ['hosting', 'start', 'reference-api', ...shared]
}

/** What may be imported for its types alone, beyond what is allowed. */
export const typesOnly: Partial<Record<Part, readonly Part[]>> = {
  ui: ['format', 'routes', 'domain'],
  islands: ['contract']
}

/** Packages of one part of the house that another one must not know. */
export const packages: [Part, string][] = [
  ['format', 'react'],
  ['format', 'valibot'],
  ['routes', 'nanostores'],
  ['routes', 'node:fs'],
  ['contract', 'react'],
  ['contract', 'ofetch'],
  ['domain', 'react'],
  ['domain', 'react/jsx-runtime'],
  ['domain', 'nanostores'],
  ['domain', '@nanostores/react'],
  ['domain', 'ofetch'],
  ['domain', 'astro'],
  ['domain', '@radix-ui/react-dialog'],
  ['domain', 'valibot'],
  ['domain', 'jwt-decode/build/jwt.js'],
  ['domain', 'node:fs'],
  ['ui', 'nanostores'],
  ['ui', '@nanostores/react'],
  ['ui', 'ofetch'],
  ['api', 'react'],
  ['api', 'nanostores'],
  ['api', '@radix-ui/react-dialog'],
  ['stores', 'node:fs'],
  ['stores', 'ofetch'],
  ['islands', 'node:fs'],
  ['islands', 'ofetch'],
  ['islands', '@radix-ui/react-dialog'],
  ['layouts', '@radix-ui/react-dialog'],
  ['pages', 'ofetch'],
  ['hosting', 'ofetch'],
  ['reference-api', 'ofetch'],
  ['probe', 'ofetch'],
  ['serve', '@radix-ui/react-dialog']
]

/** Packages that a part is there to know. */
export const ownPackages: [Part, string][] = [
  ['domain', 'jwt-decode'],
  ['ui', '@radix-ui/react-dialog'],
  ['api', 'ofetch']
]
