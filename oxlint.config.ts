import { defineConfig } from 'oxlint'
import type { OxlintOverride } from 'oxlint'

type Restriction = ({ group: string[] } | { regex: string }) & {
  message: string
  allowTypeImports?: boolean
}

/** Every place below src that a file can be imported from. */
const places = [
  'format',
  'routes',
  'domain',
  'contract',
  'api',
  'stores',
  'ui',
  'islands',
  'layouts',
  'pages',
  'styles',
  'hosting',
  'reference-api',
  'probe',
  'messages',
  'messages.ts',
  'config.ts',
  'serve.ts'
] as const

type Place = (typeof places)[number]

/** What is pure, and most places may import. */
const pure = ['format', 'routes', 'messages.ts'] as const
const shared = [...pure, 'config.ts'] as const

/** The import rule: what the files of a place may import, and nothing else. */
const mayImport: Record<Place, readonly Place[]> = {
  format: ['messages.ts'],
  routes: ['format', 'messages.ts'],
  domain: [...pure],
  contract: [...pure, 'config.ts'],
  api: ['contract', 'domain', ...shared],
  stores: ['api', 'contract', 'domain', ...shared],
  ui: ['domain', 'styles', ...shared],
  islands: ['stores', 'ui', 'contract', 'domain', 'styles', ...shared],
  layouts: ['islands', 'ui', 'styles', ...shared],
  pages: ['layouts', 'islands', 'ui', ...shared],
  styles: [],
  hosting: ['domain', 'routes', 'messages.ts', 'config.ts'],
  'reference-api': ['hosting', 'contract', 'domain', ...shared],
  probe: ['contract', 'domain', ...shared],
  messages: [],
  'messages.ts': ['messages'],
  'config.ts': [],
  'serve.ts': ['hosting', 'reference-api', ...shared]
}

function noLibrary(place: Place): Restriction {
  return { regex: '^[^.]', message: `${place} is pure: it knows no library.` }
}

function noView(place: Place): Restriction {
  return {
    group: ['react', 'react-dom', '@nanostores/*', 'nanostores'],
    message: `${place} never sees a store or React.`
  }
}

/** Where a place may import only a part of another, or only its types. */
const narrower: Partial<Record<Place, Restriction[]>> = {
  format: [noLibrary('format')],
  routes: [noLibrary('routes')],
  domain: [
    // What a negated pattern matches passes the whole rule.
    { group: ['!jwt-decode'], message: 'jwt-decode is pure.' },
    noLibrary('domain')
  ],
  ui: [
    {
      group: ['**/domain/**', '**/format/**', '**/routes/**'],
      allowTypeImports: true,
      message: 'ui takes what it shows as props: pure types only.'
    },
    {
      group: ['nanostores', '@nanostores/*'],
      message: 'ui never sees a store.'
    }
  ],
  islands: [
    {
      group: ['../**/contract/**'],
      allowTypeImports: true,
      message: 'Islands know the types of the contract only.'
    }
  ],
  contract: [noView('contract')],
  api: [noView('api')],
  hosting: [
    {
      group: [
        '../**/domain/**',
        '!../**/domain/theme.ts',
        '!../**/domain/kept-look.ts'
      ],
      message: 'hosting knows the kept theme and the kept look only.'
    }
  ],
  'reference-api': [
    {
      group: [
        '../**/hosting/**',
        '!../**/hosting/accepted-encoding.ts',
        '!../**/hosting/environment.ts',
        '!../**/hosting/listen.ts',
        '!../**/hosting/start-error.ts'
      ],
      message: 'The reference API shares only how a program starts and answers.'
    }
  ]
}

/** Libraries that one place alone imports. */
const owners: readonly [string, Place][] = [
  ['@radix-ui/*', 'ui'],
  ['ofetch', 'api']
]

/** What runs on a machine, and not in a browser. */
const programs: Place[] = ['hosting', 'reference-api', 'probe', 'serve.ts']

function isFile(place: Place): boolean {
  return place.endsWith('.ts')
}

function restrictions(place: Place): Restriction[] {
  const forbidden = places
    .filter(other => other !== place && !mayImport[place].includes(other))
    .map(other => ({
      group: isFile(other) ? [`../**/${other}`, `./${other}`] : folder(other),
      message: `${place} may not import ${other} (the import rule).`
    }))
  const libraries = owners
    .filter(([, owner]) => owner !== place)
    .map(([name, owner]) => ({ group: [name], message: `Only ${owner} may.` }))
  const machine = programs.includes(place)
    ? []
    : [{ group: ['node:*'], message: 'The site runs in a browser.' }]
  return [...forbidden, ...libraries, ...machine, ...(narrower[place] ?? [])]
}

function folder(place: Place): string[] {
  return [`../**/${place}/**`, `./${place}/**`]
}

function importRule(place: Place): OxlintOverride {
  return {
    files: [isFile(place) ? `src/${place}` : `src/${place}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: restrictions(place) }]
    }
  }
}

export default defineConfig({
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', '.astro', '.data', 'coverage'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/extensions': ['error', 'ignorePackages'],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    // The compiler's noImplicitReturns knows more.
    'typescript/consistent-return': 'off',
    'no-underscore-dangle': 'off',
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    // Style attributes are blocked by the content security policy.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'max-lines': [
      'error',
      { max: 200, skipBlankLines: true, skipComments: true }
    ],
    // It takes a BroadcastChannel, which has one origin only, for a window.
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/explicit-function-return-type': [
      'error',
      { allowExpressions: true }
    ],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }]
  },
  overrides: [
    ...places.map(importRule),
    {
      files: ['tests/**'],
      rules: {
        'max-lines': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/unbound-method': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/expect-expect': [
          'error',
          {
            assertFunctionNames: ['expect', 'expect*', 'fc.assert', '*.expect*']
          }
        ]
      }
    },
    {
      files: ['*.config.*', 'tests/*.config.ts', '.size-limit.js'],
      rules: { 'import/no-default-export': 'off' }
    }
  ]
})
