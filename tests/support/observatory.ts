import type { Header } from '../../src/programs/hosting/security-headers.ts'

/**
 * The grade that MDN's HTTP Observatory gives a site that sets no cookie, has
 * https and no script of another origin: our own code for the rules and the
 * numbers published at
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 */
export function observatoryGrade(headers: readonly Header[]): {
  score: number
  grade: string
} {
  const sent = new Map(
    headers.map(([name, value]) => [name.toLowerCase(), value.toLowerCase()])
  )
  const policy = readPolicy(sent.get('content-security-policy'))
  const modifiers = [
    policyModifier(policy),
    transportModifier(sent.get('strict-transport-security')),
    sent.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frameModifier(policy, sent.get('x-frame-options')),
    referrerModifier(sent.get('referrer-policy')),
    resourceModifier(sent.get('cross-origin-resource-policy'))
  ]
  const penalties = modifiers.filter(modifier => modifier < 0)
  const bonuses = modifiers.filter(modifier => modifier > 0)
  const base = Math.max(0, penalties.reduce(add, 100))
  // Extra credit is for those who are good without it.
  const score = base >= 90 ? bonuses.reduce(add, base) : base
  return { score, grade: gradeOf(score) }
}

type Policy = ReadonlyMap<string, readonly string[]>

const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-']
]

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']
const INLINE = ["'unsafe-inline'", 'data:']
const HALF_YEAR = 15_768_000

function add(sum: number, item: number): number {
  return sum + item
}

function gradeOf(score: number): string {
  return GRADES.find(([from]) => score >= from)?.[1] ?? 'F'
}

function readPolicy(value: string | undefined): Policy | undefined {
  if (value === undefined) return undefined
  return new Map(
    value.split(';').map(item => {
      const [name = '', ...sources] = item.trim().split(/\s+/)
      return [name, sources]
    })
  )
}

function policyModifier(policy: Policy | undefined): number {
  if (!policy) return -25
  const fallback = policy.get('default-src') ?? ['*']
  const script = policy.get('script-src') ?? fallback
  const style = policy.get('style-src') ?? fallback
  const object = policy.get('object-src') ?? fallback
  const all = [...policy.values()].flat()
  if (hasAny(script, [...BROAD, ...INLINE]) || hasAny(object, BROAD)) return -20
  if (all.some(source => /^(?:http|ftp):/.test(source))) return -20
  if (hasAny([...script, ...style], ["'unsafe-eval'"])) return -10
  if (hasAny(style, [...BROAD, ...INLINE])) return 0
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5
}

function transportModifier(value: string | undefined): number {
  const age = /max-age=(\d+)/.exec(value ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= HALF_YEAR ? 0 : -10
}

function frameModifier(
  policy: Policy | undefined,
  value: string | undefined
): number {
  const ancestors = policy?.get('frame-ancestors')
  if (ancestors && !hasAny(ancestors, BROAD)) return 5
  return value === 'deny' || value === 'sameorigin' ? 0 : -20
}

function referrerModifier(value: string | undefined): number {
  if (value === undefined) return 0
  const isPrivate =
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/
  return isPrivate.test(value) ? 5 : -5
}

function resourceModifier(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}

function hasAny(sources: readonly string[], bad: readonly string[]): boolean {
  return sources.some(source => bad.includes(source))
}
