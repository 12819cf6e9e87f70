/** The kinds of files in a built site, so that no server has to guess. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain'
} as const

/** Types that must name UTF-8. */
export const charsetTypes = Object.values(mediaTypes).filter(type =>
  type.startsWith('text/')
)

const types: ReadonlyMap<string, string> = new Map(Object.entries(mediaTypes))

export function contentType(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? ''
  const type = types.get(extension) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
