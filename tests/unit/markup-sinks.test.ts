import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What takes a text for markup or for code, in components and in scripts. */
const SINK =
  /set:html|define:vars|is:inline|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|DOMParser|srcdoc|document\.write/iu

/** Inline scripts that hold no value; the build hashes them as they stand. */
const MEANT = ['src/pages/index.astro: <script is:inline>']

test('no text of the source becomes markup or code (CSP-3)', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}')
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => SINK.test(line))
      .map(line => `${file}: ${line.trim()}`)
  )
  expect(found).toEqual(MEANT)
})

test.each([
  '<p set:html={name} />',
  '<script define:vars={{ name }}>',
  '<p dangerouslySetInnerHTML={{ __html: name }} />',
  'element.outerHTML = name',
  "element.insertAdjacentHTML('beforeend', name)",
  'document.writeln(name)'
])('%s is noticed (CSP-3)', line => {
  expect(line).toMatch(SINK)
})
