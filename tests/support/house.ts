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
  'reference-api': 'reference-api/server.ts',
  messages: 'messages.ts',
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
  ui: ['messages', 'config'],
  islands: [
    'stores',
    'ui',
    'domain',
    'another domain file',
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
  hosting: ['domain', 'messages', 'config'],
  'reference-api': [
    'contract',
    'domain',
    'another domain file',
    'messages',
    'config'
  ],
  messages: [],
  config: [],
  serve: [
    'hosting',
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
  ['ui', 'nanostores'],
  ['ui', '@nanostores/react'],
  ['api', 'react'],
  ['api', 'nanostores'],
  ['stores', 'node:fs'],
  ['islands', 'node:fs']
]
