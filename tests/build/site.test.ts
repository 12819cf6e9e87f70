import { join } from 'node:path'

import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'

import { preloadHeaders } from '../../src/programs/hosting/preload-header.ts'
import { openStaticFiles } from '../../src/programs/hosting/static-files.ts'
import { routes } from '../../src/routes/table.ts'
import {
  distFiles,
  distFolder,
  distText,
  projectFolder
} from '../support/dist.ts'
import {
  headerTable,
  policyText,
  withoutHashes
} from '../support/header-table.ts'
import { mayBeTranslated } from '../support/translation.ts'

const files = distFiles()
const pages = files.filter(file => file.endsWith('.html'))
const texts = files.filter(file => /\.(?:html|js|css|json|svg|txt)$/.test(file))
const answer = openStaticFiles(distFolder)

function get(path: string): Response {
  return answer(new Request(`http://panel.test${path}`))
}

describe('pages', () => {
  test.each(routes)('1.3 $path has its own title', async ({ path, title }) => {
    const response = get(path.replace(':id', '42'))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(
      `<title>${title} - Admin Panel</title>`
    )
  })

  test('no two screens say the same of themselves', () => {
    const descriptions = routes.map(({ path }) => {
      const page = distText(`${path.replace(':id', '_')}.html`)
      return /<meta name="description" content="([^"]+)"/u.exec(page)?.[1]
    })
    expect(descriptions).not.toContain(undefined)
    expect(new Set(descriptions).size).toBe(routes.length)
  })

  test('there is a page for each route, the root and what is not found', () => {
    const expected = [
      '/404.html',
      '/index.html',
      '/login.html',
      '/admins.html',
      '/users.html',
      '/games.html',
      '/system-wallets.html',
      '/users/_/transactions.html',
      '/system-wallets/transactions.html'
    ]
    expect(pages.toSorted()).toEqual(expected.toSorted())
  })

  test('2.1 the root leads to the admins without scripts', () => {
    expect(distText('/index.html')).toMatch(
      /<meta http-equiv="refresh" content="0; ?url=\/admins"/
    )
  })

  test('2.6 an unknown address has the 404 page and its status', async () => {
    const response = get('/nope?x=1')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(distText('/404.html'))
  })

  test.each(pages)('%s names its language', page => {
    expect(distText(page)).toMatch(/^<!doctype html><html lang="en"/i)
  })

  test.each(pages)('%s asks browsers not to translate it', page => {
    expect(mayBeTranslated(distText(page))).toBe(false)
  })

  // The root shows nothing: it leads on.
  test.each(pages.filter(page => page !== '/index.html'))(
    '%s is painted whole: what it names ends what it shows',
    page => {
      const [before = '', behind = ''] = distText(page).split(
        '<span id="whole" hidden></span>'
      )
      expect(before).toContain(
        '<link rel="expect" href="#whole" blocking="render">'
      )
      // Empty regions of what may come are all that follows.
      const { body } = new JSDOM(behind, { url: 'http://panel.test' }).window
        .document
      expect(body.querySelector('section[data-slot=toasts]')).not.toBeNull()
      expect(body.textContent.trim()).toBe('')
    }
  )
})

describe('what is public', () => {
  test.each([
    ['the demonstration account', ['roll-the-dice', 'admin@example.com']],
    ['the reference API', ['node:sqlite', 'CREATE TABLE', 'x-fault']],
    [
      'a path of the machine that built it',
      [join(projectFolder, 'src'), join(projectFolder, 'node_modules')]
    ],
    ['a source map', ['sourceMappingURL']]
  ])('1.1 nothing holds %s', (_, words) => {
    const holders = texts.filter(file =>
      words.some(word => distText(file).includes(word))
    )
    expect(holders).toEqual([])
  })

  test('no file is a source map or a setting', () => {
    expect(files.filter(file => /\.map$|\.env|\.ts$/.test(file))).toEqual([])
  })

  test('no page has an attribute that the security policy blocks', () => {
    const blocked = /<[^<>]+\s(?:style|on\w+)="/
    expect(pages.filter(page => blocked.test(distText(page)))).toEqual([])
  })

  test('the style sheets keep light-dark() for the browser', () => {
    const sheets = files.filter(file => file.endsWith('.css'))
    expect(sheets.map(distText).join('')).toContain('light-dark(')
  })
})

describe('build files', () => {
  const latest: unknown = JSON.parse(distText('/builds/latest.json'))
  const id = String(Reflect.get(Object(latest), 'id'))

  test('7.7 the newest build has an id and a time', () => {
    expect(latest).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      timestamp: expect.any(Number)
    })
  })

  test('7.7 the build tells its id, its time, its pages and its settings', () => {
    expect(JSON.parse(distText(`/builds/meta/${id}.json`))).toEqual({
      ...Object(latest),
      prerendered: [
        '/',
        '/admins',
        '/games',
        '/login',
        '/system-wallets',
        '/system-wallets/transactions',
        '/users',
        '/users/_/transactions'
      ],
      apiBaseUrl: '/api/',
      basePath: '/',
      reportUrl: ''
    })
  })

  test.each(pages)('7.7 %s has the id of the build', page => {
    expect(distText(page)).toContain(`<meta name="build-id" content="${id}">`)
  })

  test('one build leaves one record, and one list of its files', () => {
    expect(
      files.filter(file => /^\/builds\/.*\.(?:json|txt)$/.test(file)).toSorted()
    ).toEqual([
      `/builds/files/${id}.txt`,
      '/builds/latest.json',
      `/builds/meta/${id}.json`
    ])
    const assets = files
      .filter(file => /^\/_astro\/.*(?<!\.br|\.gz)$/.test(file))
      .map(file => file.slice(1))
    expect(distText(`/builds/files/${id}.txt`).trim().split('\n')).toEqual(
      assets.toSorted()
    )
  })

  test('CSP-8 OPS-2 the rules for hosts have every header and rewrite', () => {
    expect(distText('/_redirects')).toBe(
      '/users/:id/transactions /users/_/transactions 200\n' +
        '/users/:id/transactions/ /users/_/transactions 200\n'
    )
    const table = headerTable.map(([name, value]) => `  ${name}: ${value}\n`)
    expect(withoutHashes(distText('/_headers'))).toContain(
      `/*
  ! Access-Control-Allow-Origin
  Content-Security-Policy: ${policyText()}; upgrade-insecure-requests
${table.join('')}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/builds/meta/*
  Cache-Control: public, max-age=31536000, immutable
/
  Cache-Control: no-cache
/login
  Cache-Control: no-cache
`
    )
  })

  test('OPS-10 each page names in its header what its head needs', () => {
    const headers = preloadHeaders(distFolder)
    expect([...headers.keys()]).toEqual(
      expect.arrayContaining(routes.map(({ path }) => path))
    )
    for (const value of headers.values()) {
      expect(value).toMatch(/^<\/_astro\/[\w.-]+\.js>; rel=modulepreload/u)
      expect(value).toMatch(/\/_astro\/base\.[\w-]+\.js>; rel=modulepreload/u)
    }
  })

  test('the head of no page waits for what renders, to ask or to paint rows', () => {
    const link = /<link rel="modulepreload" href="([^"]+)" media="not all">/gu
    const rows = pages.filter(page => distText(page).includes('data-prefetch='))
    expect(rows).toHaveLength(routes.length)
    const renderers = files.filter(file =>
      /^\/_astro\/(?:react|shell|panel)\.[\w-]+\.js$/u.test(file)
    )
    expect(renderers).toHaveLength(3)
    for (const page of rows) {
      const first = [...distText(page).matchAll(link)].map(
        ([, file = '']) => file
      )
      expect(first.join()).toMatch(/\/base\./u)
      expect(first.filter(file => renderers.includes(file))).toEqual([])
      // Nor is any of React among what they have in common.
      for (const file of first) {
        expect(distText(file)).not.toContain('react.memo')
      }
    }
  })

  test('each icon of a page is one path', () => {
    const icons = pages.flatMap(page => {
      const { document } = new JSDOM(distText(page), {
        url: 'http://panel.test'
      }).window
      return [...document.querySelectorAll('.icon-path')]
    })
    expect(icons.length).toBeGreaterThan(100)
    const others = icons.filter(({ innerHTML }) => {
      return !/^<path d="[^"]+"><\/path>$/u.test(innerHTML)
    })
    expect(others.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  test('no page of a screen names the sheet of what is opened later', () => {
    const isLater = (sheet: string): boolean =>
      distText(sheet).includes('@page statement')
    expect(files.filter(file => file.endsWith('.css')).some(isLater)).toBe(true)
    // It is made on the client alone, so Astro links all that it may show.
    for (const page of pages.filter(file => file !== '/404.html')) {
      expect(isLater(page)).toBe(false)
    }
  })

  const TAILWIND = /<style data-file="[^"]+">\/\*! tailwindcss/u

  test('every page that asks has its style sheets in it, and no script waits for them', () => {
    const asking = pages.filter(page =>
      distText(page).includes('data-prefetch=')
    )
    expect(asking).toHaveLength(routes.length)
    for (const page of asking) {
      const text = distText(page)
      expect(text).not.toContain('rel="stylesheet"')
      expect(text).toMatch(TAILWIND)
      expect(text.lastIndexOf('<script>')).toBeLessThan(text.search(TAILWIND))
    }
  })
})

describe('the chunk guard', () => {
  const guarded = pages.filter(page => page !== '/index.html')

  test.each(guarded)('8.4 starts in the head of %s before islands', page => {
    const html = distText(page)
    const guard = html.indexOf('(function chunkReloadGuard')
    expect(guard).toBeGreaterThan(html.indexOf('<script>'))
    expect(guard).toBeLessThan(html.indexOf('</head>'))
    expect(guard).toBeLessThan(html.indexOf('<astro-island'))
  })

  test('8.4 is in no chunk', () => {
    const chunks = files.filter(file => file.startsWith('/_astro/'))
    const holders = chunks.filter(file =>
      distText(file).includes('chunkReloadGuard')
    )
    expect(holders).toEqual([])
  })
})

describe('the chunks', () => {
  const chunks = files.filter(file => /^\/_astro\/.*\.js$/.test(file))
  const holders = (word: string): string[] =>
    chunks.filter(chunk => distText(chunk).includes(word))
  /** Astro may load these twice: a second try has another address. */
  const entries = pages.flatMap(page =>
    [...distText(page).matchAll(/component-url="([^"]+)"/g)].map(
      ([, url = '']) => url
    )
  )

  test.each([
    ['of the session', 'panel-session'],
    ['of the refresh', 'panel-refresh'],
    ['of the route', 'pushState'],
    ['of the guard', 'panel.returnTo'],
    ['of what exists once', 'Symbol.for(`panel.${']
  ])(
    'OPS-8 REF-17 the store %s is in one chunk, and it is no island',
    (_, word) => {
      const [holder = '', ...others] = holders(word)
      expect(holder).not.toBe('')
      expect(others).toEqual([])
      expect(entries.length).toBeGreaterThan(0)
      expect(entries).not.toContain(holder)
    }
  )

  test('OPS-11 only forms hear of leaving, and nothing registers a worker', () => {
    const words = ['serviceWorker', '`unload`', "'unload'", '"unload"']
    expect(words.flatMap(holders)).toEqual([])
    expect(holders('beforeunload')).toHaveLength(1)
    const html = pages.filter(page =>
      /unload|serviceWorker/.test(distText(page))
    )
    expect(html).toEqual([])
  })
})
