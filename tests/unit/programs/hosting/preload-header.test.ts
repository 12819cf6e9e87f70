import { expect, test } from 'vitest'

import { preloadHeader } from '../../../../src/programs/hosting/preload-header.ts'

const script = '<script async type="module" src="/_astro/b.js"></script>'
const early = '<link rel="modulepreload" href="/_astro/c.js" media="not all">'
const late =
  '<link rel="modulepreload" href="/_astro/d.js" fetchpriority="low" media="not all">'

test('names the scripts of the head first, and none that gives way', () => {
  expect(preloadHeader(early + late + script)).toBe(
    '</_astro/b.js>; rel=modulepreload, </_astro/c.js>; rel=modulepreload'
  )
})

test('names nothing for a page without files', () => {
  expect(preloadHeader('<!doctype html>')).toBe('')
})

test('OPS-10 names whole files only, as many as a line takes', () => {
  const value = preloadHeader(script + early.repeat(100))
  expect(value.length).toBeLessThanOrEqual(1900)
  expect(value.length).toBeGreaterThan(1800)
  expect(value).toMatch(/rel=modulepreload$/u)
})
