import { pathSegment } from '../format/path-segment.ts'

/** Several values become a parameter each. */
export type Params = Record<
  string,
  string | number | boolean | readonly string[] | null | undefined
>

/** Fills `:name` parts with encoded values. Throws a `RangeError` on `..`. */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    pathSegment(values[name] ?? '')
  )
}
