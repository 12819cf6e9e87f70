import { ApiProblem } from './problem.ts'

/** A strong entity tag (RFC 9110, 8.8.3). */
export function etagOf(version: number): string {
  return `"${version}"`
}

/** 428 without `If-Match`, 412 for other versions; a weak tag matches none. */
export function checkVersion(
  ifMatch: string | undefined,
  version: number
): void {
  if (ifMatch === undefined) {
    throw new ApiProblem(428, {
      code: 'precondition-required',
      detail: 'Name the version that was changed in If-Match.'
    })
  }
  const tags = ifMatch.split(',').map(tag => tag.trim())
  if (tags.includes('*') || tags.includes(etagOf(version))) return
  throw new ApiProblem(412, {
    code: 'version-changed',
    detail: `This was changed meanwhile: its version is now ${version}.`,
    headers: { ETag: etagOf(version) }
  })
}
