import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

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
  'contract',
  'backend',
  'api',
  'stores',
  'ui',
  'features',
  'screens',
  'islands',
  'layouts',
  'pages',
  'styles',
  'fast-start',
  'programs/hosting',
  'programs/reference-api',
  'programs/probe',
  'programs/keeper',
  'programs/serve.ts',
  'messages',
  'messages.ts',
  'config.ts',
  'middleware.ts'
] as const

type Place = (typeof places)[number]

/** What is pure, and most places may import. */
const pure = ['format', 'routes', 'messages.ts'] as const
const shared = [...pure, 'config.ts'] as const
/** What every part of the site that is seen may import. */
const below = [
  'stores',
  'api',
  'backend',
  'contract',
  'ui',
  'styles',
  ...shared
] as const

/** The import rule: what the files of a place may import, and nothing else. */
const mayImport: Record<Place, readonly Place[]> = {
  format: ['messages.ts'],
  routes: ['format', 'backend', 'messages.ts', 'config.ts'],
  contract: ['format', 'messages.ts', 'config.ts'],
  backend: ['contract', 'format'],
  api: ['backend', 'contract', ...shared],
  stores: ['api', 'backend', 'contract', 'ui', ...shared],
  ui: ['styles', ...shared],
  features: below,
  screens: ['features', ...below],
  islands: ['screens', 'features', ...below],
  layouts: ['islands', 'ui', 'styles', ...shared],
  pages: ['layouts', 'islands', 'ui', ...shared],
  styles: [],
  'fast-start': [
    'islands',
    'screens',
    'features',
    'programs/hosting',
    ...below
  ],
  'programs/hosting': ['routes', 'messages.ts', 'config.ts'],
  'programs/reference-api': ['programs/hosting', 'contract', ...shared],
  'programs/probe': ['api', 'backend', 'contract', ...shared],
  'programs/keeper': ['backend', 'programs/hosting', 'config.ts'],
  'programs/serve.ts': [
    'programs/hosting',
    'programs/reference-api',
    ...shared
  ],
  messages: [],
  'messages.ts': ['messages'],
  'config.ts': [],
  'middleware.ts': ['routes']
}

/** The engines, from the lowest up: each may import those before it. */
const features = [
  'page',
  'values',
  'actions',
  'export',
  'drawer',
  'bulk',
  'list',
  'field-table'
] as const

/** Screens know nothing of each other; any may import the ledger. */
const screens = readdirSync('src/screens', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** What may be known of the fast start outside, by the places that may. */
const doors: Partial<Record<Place, readonly string[]>> = {
  api: ['consume-prefetched.ts'],
  stores: ['consume-prefetched.ts', 'prefetched-answer.ts'],
  features: ['prefetched-answer.ts', 'use-prerendered-rows.ts'],
  screens: ['queued-submit.ts'],
  islands: ['queued-keys.ts'],
  layouts: ['entries/**'],
  pages: ['entries/**']
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
  stores: [
    {
      group: folder('ui'),
      allowTypeImports: true,
      message: 'Stores know the types of ui only.'
    }
  ],
  ui: [
    {
      group: ['**/format/**', '**/routes/**'],
      allowTypeImports: true,
      message: 'ui takes what it shows as props: pure types only.'
    },
    {
      group: ['nanostores', '@nanostores/*'],
      message: 'ui never sees a store.'
    }
  ],
  contract: [noView('contract')],
  backend: [noView('backend')],
  api: [noView('api')],
  'programs/reference-api': [
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

/** What a component (`.tsx`) of the panel leaves to stores. */
const components: Restriction[] = [
  {
    group: folder('api'),
    message: 'Components render: stores talk to the API.'
  },
  {
    group: [
      '../**/contract/**',
      '!../**/contract/request-error.ts',
      '!../**/contract/command-failure.ts',
      '!../**/contract/response-check.ts',
      '!../**/contract/ledger/money-status.ts'
    ],
    allowTypeImports: true,
    message: 'Components know the types of the contract only.'
  }
]

/** Libraries that one place alone imports. */
const owners: readonly [string, Place][] = [
  ['@radix-ui/*', 'ui'],
  ['ofetch', 'api']
]

/** Whether it runs on a machine, and not in a browser alone. */
function runsOnMachine(place: Place): boolean {
  return place === 'fast-start' || place.startsWith('programs/')
}

/** The texts of a language, beside what they serve: only `messages` has them. */
const TEXTS = '**/*-texts.*.ts'

/** A translation knows the types of the English texts; no text knows more. */
const textRule: OxlintOverride = {
  files: [`src/${TEXTS}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '.',
            allowTypeImports: true,
            message: 'Texts import types only.'
          },
          {
            group: ['*', `!${TEXTS}`, '!**/language.ts'],
            message: 'Texts know only each other.'
          }
        ]
      }
    ]
  }
}

function isFile(place: Place): boolean {
  return place.endsWith('.ts')
}

function restrictions(place: Place): Restriction[] {
  const forbidden = places
    .filter(other => other !== place && !mayImport[place].includes(other))
    .map(other => ({
      group: isFile(other)
        ? pathsTo(other)
        : [...folder(other), ...doorsOf(place, other), ...textsFor(place)],
      message: `${place} may not import ${other} (the import rule).`
    }))
  const libraries = owners
    .filter(([, owner]) => owner !== place)
    .map(([name, owner]) => ({ group: [name], message: `Only ${owner} may.` }))
  const machine = runsOnMachine(place)
    ? []
    : [{ group: ['node:*'], message: 'The site runs in a browser.' }]
  const texts =
    place === 'messages'
      ? []
      : [{ group: [TEXTS], message: 'Only messages imports texts.' }]
  return [
    ...forbidden,
    ...texts,
    ...libraries,
    ...machine,
    ...(narrower[place] ?? [])
  ]
}

function doorsOf(place: Place, other: Place): string[] {
  const open = other === 'fast-start' ? (doors[place] ?? []) : []
  return open.map(file => `!../**/fast-start/${file}`)
}

function textsFor(place: Place): string[] {
  return place === 'messages' ? [`!${TEXTS}`] : []
}

function folder(place: string): string[] {
  return pathsTo(place).map(path => `${path}/**`)
}

/** How a place is imported from beside it, from above and from elsewhere. */
function pathsTo(place: string): string[] {
  const name = basename(place)
  return [...new Set([`../**/${name}`, `./${name}`, `./${place}`])]
}

function importRule(
  files: string[],
  place: Place,
  more: readonly Restriction[] = []
): OxlintOverride {
  const patterns = [...restrictions(place), ...more]
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns }] }
  }
}

/** The rule of a part of the panel, for what it decides and what it renders. */
function panelRules(
  path: string,
  place: Place,
  more: readonly Restriction[] = []
): OxlintOverride[] {
  return [
    importRule([`src/${path}/**`], place, more),
    importRule([`src/${path}/**/*.tsx`], place, [...more, ...components])
  ]
}

function noSiblings(names: readonly string[], message: string): Restriction[] {
  return names.map(name => ({ group: [`../**/${name}/**`], message }))
}

const rules: OxlintOverride[] = [
  ...places.map(place =>
    importRule([isFile(place) ? `src/${place}` : `src/${place}/**`], place)
  ),
  ...panelRules('islands', 'islands'),
  ...features.flatMap((name, index) =>
    panelRules(
      `features/${name}`,
      'features',
      noSiblings(
        features.slice(index + 1),
        'A feature imports only those below it (src/README.md).'
      )
    )
  ),
  ...screens.flatMap(name =>
    panelRules(
      `screens/${name}`,
      'screens',
      noSiblings(
        screens.filter(other => other !== name && other !== 'ledger'),
        'Screens know nothing of each other.'
      )
    )
  )
]

export default defineConfig({
  options: { typeAware: true, denyWarnings: true },
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
    ...rules,
    textRule,
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
      // What an owner writes is one file.
      files: ['src/backend/backend.ts'],
      rules: { 'max-lines': 'off' }
    },
    {
      files: ['*.config.*', 'tests/*.config.ts', '.size-limit.js'],
      rules: { 'import/no-default-export': 'off', 'max-lines': 'off' }
    }
  ]
})
