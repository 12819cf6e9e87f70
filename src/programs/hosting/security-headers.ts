import { headerPolicy } from './content-policy.ts'
import type { ContentPolicy } from './content-policy.ts'

export type Header = readonly [name: string, value: string]

/** A back office never needs these. */
const FEATURES_OFF = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'display-capture',
  'clipboard-read'
]

interface SiteOfHeaders {
  /** It has https. */
  secure: boolean
  reportUrl?: string
  /** Below a path, the names under that of the host are not the panel's. */
  basePath?: string
}

/** For every answer, whatever its status. */
export function securityHeaders(
  policy: ContentPolicy,
  { secure, reportUrl = '', basePath = '/' }: SiteOfHeaders
): readonly Header[] {
  const reports: ContentPolicy =
    reportUrl === ''
      ? []
      : [
          ['report-to', 'csp'],
          ['report-uri', reportUrl]
        ]
  return [
    ['Content-Security-Policy', headerPolicy([...policy, ...reports], secure)],
    ...(reportUrl === ''
      ? []
      : [['Reporting-Endpoints', `csp="${reportUrl}"`] as const]),
    // Two years; browsers ignore it over plain http.
    [
      'Strict-Transport-Security',
      `max-age=63072000${basePath === '/' ? '; includeSubDomains; preload' : ''}`
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    [
      'Permissions-Policy',
      FEATURES_OFF.map(feature => `${feature}=()`).join(', ')
    ],
    ['X-Robots-Tag', 'noindex, nofollow']
  ]
}
