import { expect, test } from 'vitest'

import { cacheControlFor } from '../../../../src/programs/hosting/cache-rules.ts'

test.each(['/_astro/app.js', '/builds/meta/0123456789abcdef.json'])(
  'OPS-1 7.7 keeps %s for one year',
  pathname => {
    expect(cacheControlFor(pathname)).toBe(
      'public, max-age=31536000, immutable'
    )
  }
)

test.each(['/', '/admins.html', '/builds/latest.json', '/favicon.svg'])(
  'OPS-1 asks for %s each time',
  pathname => {
    expect(cacheControlFor(pathname)).toBe('no-cache')
  }
)
