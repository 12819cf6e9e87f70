import { pages, shellPattern, shells } from '../rewrites.ts'
import { StartError } from '../start-error.ts'

/** Amazon's limit, in bytes. */
const SIZE_MAX = 10_240

/** For viewer requests. Throws a `StartError` on code beyond the limit. */
export function cloudfrontFunction(base: string): string {
  const table = Object.fromEntries(pages.map(({ path, file }) => [path, file]))
  const patterns = shells.map(
    shell =>
      `  [/^${shellPattern(shell).replaceAll('/', String.raw`\/`)}$/, '${shell.page}.html']`
  )
  const code = `var pages = ${JSON.stringify(table, null, 2)}

var shells = [
${patterns.join(',\n')}
]

// What cannot be decoded, holds a NUL or climbs has no page.
function hasPath(uri) {
  try {
    return !/(^|\\/)\\.{1,2}(\\/|$)|\\0/.test(decodeURIComponent(uri))
  } catch (error) {
    return false
  }
}

function fileOf(uri) {
  if (!hasPath(uri)) return '/no-such-page'
  for (var i = 0; i < shells.length; i++) {
    if (shells[i][0].test(uri)) return shells[i][1]
  }
  var path = uri.length > 1 ? uri.replace(/\\/$/, '') : uri
  if (Object.prototype.hasOwnProperty.call(pages, path)) return pages[path]
  return /\\.(html|br|gz)$/.test(uri) ? '/no-such-page' : uri
}

${below(base)}function handler(event) {
  event.request.uri = fileOf(${base === '' ? 'event.request.uri' : 'below(event.request.uri)'})
  return event.request
}
`
  if (Buffer.byteLength(code) > SIZE_MAX) {
    throw new StartError(
      `The function for CloudFront is longer than ${SIZE_MAX} bytes.`
    )
  }
  return code
}

/** Addresses below the base lead to the same files as those of a root. */
function below(base: string): string {
  if (base === '') return ''
  return `var base = ${JSON.stringify(base)}

function below(uri) {
  if (uri === base) return '/'
  return uri.indexOf(base + '/') === 0 ? uri.slice(base.length) : '/no-such-page'
}

`
}
