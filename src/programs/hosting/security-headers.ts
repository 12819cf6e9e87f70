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

/** For every answer, whatever its status; `secure` if the site has https. */
export function securityHeaders(
  policy: ContentPolicy,
  secure: boolean,
  reportUrl = ''
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
      'max-age=63072000; includeSubDomains; preload'
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
