/** One file of each part of the house. */
export const house = {
  domain: 'domain/routes.ts',
  'another domain file': 'domain/money.ts',
  contract: 'api/contract/user.ts',
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

/** What each part may import; every pair that is not here is an error. */
export const allowed: Record<Part, readonly Part[]> = {
  domain: ['another domain file', 'messages'],
  'another domain file': ['domain', 'messages'],
  contract: ['api', 'domain', 'another domain file', 'messages', 'config'],
  api: ['contract', 'domain', 'another domain file', 'messages', 'config'],
  stores: [
    'api',
    'contract',
    'domain',
    'another domain file',
    'messages',
    'config'
  ],
  ui: ['styles', 'messages', 'config'],
  islands: [
    'stores',
    'ui',
    'domain',
    'another domain file',
    'styles',
    'messages',
    'config'
  ],
  layouts: [
    'islands',
    'ui',
    'domain',
    'another domain file',
    'styles',
    'messages',
    'config'
  ],
  pages: [
    'layouts',
    'islands',
    'ui',
    'domain',
    'another domain file',
    'messages',
    'config'
  ],
  styles: [],
  hosting: ['start', 'domain', 'messages', 'config'],
  start: ['hosting', 'domain', 'messages', 'config'],
  'reference-api': [
    'start',
    'contract',
    'domain',
    'another domain file',
    'messages',
    'config'
  ],
  probe: ['contract', 'domain', 'another domain file', 'messages', 'config'],
  messages: ['languages'],
  languages: [],
  config: [],
  serve: [
    'hosting',
    'start',
    'reference-api',
    'domain',
    'another domain file',
    'messages',
    'config'
  ]
}

/** What may be imported for its types alone, beyond what is allowed. */
export const typesOnly: Partial<Record<Part, readonly Part[]>> = {
  ui: ['domain', 'another domain file'],
  islands: ['contract']
}

/** Packages of one part of the house that another one must not know. */
export const packages: [Part, string][] = [
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
