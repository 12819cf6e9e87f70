import type { Header } from '../security-headers.ts'
import { StartError } from '../start-error.ts'

/** Amazon refuses a longer policy (TooLongCSPInResponseHeadersPolicy). */
const POLICY_MAX = 1783

/** CloudFront has a setting of its own for each of these. */
const KNOWN = new Set([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy'
])

/** Other headers need a custom entry each, of which Amazon takes this many. */
const CUSTOM_MAX = 10

/** As `ResponseHeadersPolicyConfig`. Throws a `StartError` beyond a limit. */
export function cloudfrontHeaders(headers: readonly Header[]): object {
  const value = (name: string): string =>
    headers.find(([known]) => known === name)?.[1] ?? ''
  const policy = value('Content-Security-Policy')
  if (policy.length > POLICY_MAX) {
    throw new StartError(
      `The content security policy has ${policy.length} characters, and CloudFront takes ${POLICY_MAX}.`
    )
  }
  const custom = headers.filter(([name]) => !KNOWN.has(name))
  if (custom.length > CUSTOM_MAX) {
    throw new StartError(`CloudFront takes ${CUSTOM_MAX} headers of one's own.`)
  }
  const transport = value('Strict-Transport-Security')
  return {
    Name: { 'Fn::Sub': '${AWS::StackName}-headers' },
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: policy,
        Override: true
      },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
        Override: true
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: {
        FrameOption: value('X-Frame-Options'),
        Override: true
      },
      ReferrerPolicy: {
        ReferrerPolicy: value('Referrer-Policy'),
        Override: true
      }
    },
    CustomHeadersConfig: {
      Items: custom.map(([Header, Value]) => ({
        Header,
        Value,
        Override: true
      }))
    }
  }
}
