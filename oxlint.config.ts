import { defineConfig } from 'oxlint'
import type { OxlintOverride } from 'oxlint'

type Restriction = ({ group: string[] } | { regex: string }) & {
  message: string
  allowTypeImports?: boolean
}

/** Every place below src that a file can be imported from. */
const places = [
  'domain',
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

/** What most places may import. */
const shared = ['messages.ts', 'config.ts'] as const

/** The import rule: what the files of a place may import, and nothing else. */
const mayImport: Record<Place, readonly Place[]> = {
  domain: ['messages.ts'],
  api: ['domain', ...shared],
  stores: ['api', 'domain', ...shared],
  ui: ['domain', 'styles', ...shared],
  islands: ['stores', 'ui', 'api', 'domain', 'styles', ...shared],
  layouts: ['islands', 'ui', 'domain', 'styles', ...shared],
  pages: ['layouts', 'islands', 'ui', 'domain', ...shared],
  styles: [],
  hosting: ['domain', ...shared],
  'reference-api': ['hosting', 'api', 'domain', ...shared],
  probe: ['api', 'domain', ...shared],
  messages: [],
  'messages.ts': ['messages'],
  'config.ts': [],
  'serve.ts': ['hosting', 'reference-api', 'domain', ...shared]
}

const contractAlone: Restriction = {
  group: ['../**/api/**', '!../**/api/contract/**'],
  message: 'What is not the site shares the contract of api only.'
}

/** Where a place may import only a part of another, or only its types. */
const narrower: Partial<Record<Place, Restriction[]>> = {
  domain: [
    // What a negated pattern matches passes the whole rule.
    { group: ['!jwt-decode'], message: 'jwt-decode is pure.' },
    {
      regex: '^[^.]',
      message: 'domain is pure: it knows no library but jwt-decode.'
    }
  ],
  ui: [
    {
      group: ['**/domain/**'],
      allowTypeImports: true,
      message: 'ui takes what it shows as props: types of domain only.'
    },
    {
      group: ['nanostores', '@nanostores/*'],
      message: 'ui never sees a store.'
    }
  ],
  islands: [
    {
      group: ['../**/api/contract/**'],
      allowTypeImports: true,
      message: 'Islands know the types of the contract only.'
    },
    {
      // No negated pattern: it would let the contract pass the rule above.
      group: ['../**/api/*.ts'],
      message: 'Islands know the contract only; calls are made by stores.'
    }
  ],
  api: [
    {
      group: ['react', 'react-dom', '@nanostores/*', 'nanostores'],
      message: 'api never sees a store or React.'
    }
  ],
  hosting: [
    {
      group: [
        '../**/domain/**',
        '!../**/domain/routes.ts',
        '!../**/domain/paths.ts',
        '!../**/domain/theme.ts',
        '!../**/domain/kept-look.ts'
      ],
      message:
        'hosting knows the route table, the kept theme and the kept look only.'
    }
  ],
  probe: [contractAlone],
  'reference-api': [
    contractAlone,
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
