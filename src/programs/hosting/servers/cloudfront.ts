import { cloudfrontFunction } from './cloudfront-function.ts'
import { cloudfrontHeaders } from './cloudfront-headers.ts'
import type { ServerSite } from './server-site.ts'

/** Amazon's own cache policy for files that never change. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** A bucket that does not list its files answers 403 for a missing one. */
const MISSING_CODES = [403, 404]

/** One CloudFormation template, with a bucket that only the site reads. */
export function cloudfrontConfig({ base, headers }: ServerSite): string {
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'Written by: npm run hosting -- cloudfront',
    Parameters: {
      Domain: { Type: 'String' },
      CertificateArn: {
        Type: 'String',
        Description: 'Of a certificate for the domain, in us-east-1'
      }
    },
    Resources: {
      Files: { Type: 'AWS::S3::Bucket' },
      FilesAccess: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { 'Fn::Sub': '${AWS::StackName}-files' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4'
          }
        }
      },
      FilesPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Files' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: 's3:GetObject',
                Resource: { 'Fn::Sub': '${Files.Arn}/*' },
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub':
                        'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Site}'
                    }
                  }
                }
              }
            ]
          }
        }
      },
      Pages: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': '${AWS::StackName}-pages' },
          AutoPublish: true,
          FunctionCode: cloudfrontFunction(base),
          FunctionConfig: {
            Comment: 'The file of each address',
            Runtime: 'cloudfront-js-2.0'
          }
        }
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: cloudfrontHeaders(headers)
        }
      },
      Caching: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: { CachePolicyConfig: pageCaching() }
      },
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: distribution(base) }
      }
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Files' } },
      Distribution: { Value: { Ref: 'Site' } },
      Address: { Value: { 'Fn::GetAtt': ['Site', 'DomainName'] } }
    }
  }
  return `${JSON.stringify(template, null, 2)}\n`
}

/** In seconds; below 1, CloudFront does not compress. */
function pageCaching(): object {
  return {
    Name: { 'Fn::Sub': '${AWS::StackName}-pages' },
    MinTTL: 1,
    DefaultTTL: 1,
    MaxTTL: 1,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' }
    }
  }
}

function distribution(base: string): object {
  const behavior = {
    TargetOriginId: 'files',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    ResponseHeadersPolicyId: { Ref: 'Headers' },
    FunctionAssociations: [
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': ['Pages', 'FunctionARN'] }
      }
    ]
  }
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    Aliases: [{ Ref: 'Domain' }],
    ViewerCertificate: {
      AcmCertificateArn: { Ref: 'CertificateArn' },
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only'
    },
    Origins: [
      {
        Id: 'files',
        DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] },
        OriginAccessControlId: { Ref: 'FilesAccess' },
        S3OriginConfig: { OriginAccessIdentity: '' }
      }
    ],
    DefaultCacheBehavior: { ...behavior, CachePolicyId: { Ref: 'Caching' } },
    CacheBehaviors: [
      {
        ...behavior,
        PathPattern: `${base}/_astro/*`,
        CachePolicyId: CACHING_OPTIMIZED
      }
    ],
    CustomErrorResponses: MISSING_CODES.map(ErrorCode => ({
      ErrorCode,
      ResponseCode: 404,
      ResponsePagePath: '/404.html',
      ErrorCachingMinTTL: 1
    }))
  }
}
