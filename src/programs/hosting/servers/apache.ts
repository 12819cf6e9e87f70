import { NO_CACHE, NO_STORE, cacheRules } from '../cache-rules.ts'
import { encodings } from '../compressed-files.ts'
import { charsetTypes, contentType, mediaTypes } from '../media-types.ts'
import {
  ALLOWED_METHODS,
  ASSETS,
  MISSING_TEXT,
  NO_ANSWER_TEXT,
  REFUSED_TEXT
} from '../plain-answers.ts'
import { pagePattern, pages, shellPattern, shells } from '../rewrites.ts'
import {
  API_TYPES,
  basePattern,
  PASSED_METHODS,
  SESSION_CALLS
} from './server-site.ts'
import type { ServerSite } from './server-site.ts'

const charsetExtensions = Object.entries(mediaTypes)
  .filter(([, type]) => charsetTypes.includes(type))
  .map(([extension]) => `.${extension}`)

const PLAIN = contentType('.txt')

export function apacheConfig(site: ServerSite): string {
  return `# Written by: npm run hosting -- apache
# Modules: dir headers mime rewrite${site.port === undefined ? ' alias ssl http2' : ''}${site.api ? ' proxy proxy_http filter deflate' : ''}
ServerTokens Prod
${listeners(site)}
    DocumentRoot ${site.root}
    <Directory ${site.root}>
        AllowOverride None
        Require all granted
        Options None
        DirectoryIndex disabled
        DirectorySlash Off
    </Directory>
    ServerSignature Off
    TraceEnable Off
    # An id may hold a slash.
    AllowEncodedSlashes NoDecode
    ErrorDocument 404 /404.html
    ErrorDocument 400 /404.html
    ErrorDocument 405 "${REFUSED_TEXT}"
    <LocationMatch "^${basePattern(site)}(?:${ASSETS.join('|')})">
        ErrorDocument 404 "${MISSING_TEXT}"
        Header always set Content-Type "${PLAIN}" "expr=%{REQUEST_STATUS} == 404"
    </LocationMatch>

${Object.entries(mediaTypes)
  .map(([extension, type]) => `    AddType ${type} .${extension}`)
  .join('\n')}
    AddDefaultCharset Off
    AddCharset utf-8 ${charsetExtensions.join(' ')}
    RemoveType ${encodings.map(({ extension }) => extension).join(' ')}
${encodings.map(({ name, extension }) => `    AddEncoding ${name} ${extension}`).join('\n')}
    FileETag MTime Size

    # The API sends headers of its own.
    <LocationMatch "^${site.api ? `(?!${apiPattern(site.api)})` : ''}">
${site.headers.map(([name, value]) => `        Header always set ${name} "${value}"`).join('\n')}
        Header always set Cache-Control "${NO_CACHE}"
${cacheRules.map(rule => cacheLine(site, rule)).join('\n')}
        Header merge Vary Accept-Encoding env=compressed
        Header always set Content-Type "${PLAIN}" "expr=%{REQUEST_STATUS} == 405"
        # Apache adds an empty one of its own, which changes nothing.
        Header always set Allow "${ALLOWED_METHODS}" "expr=%{REQUEST_STATUS} == 405"
    </LocationMatch>
${noAnswer(site)}
    RewriteEngine On
${proxy(site)}    RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
    RewriteRule ^ - [R=405,L]

${below(site)}    # Files that are not addresses; an error page is none.
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteRule (?:\\.(?:html|br|gz)|^/_headers|^/_redirects)$ - [R=404,L]

    # One page answers for every id. THE_REQUEST is the address as it was sent.
${shells
  .map(
    shell => `    RewriteCond %{THE_REQUEST} "^[A-Z]+ ${basePattern(site)}${shellPattern(shell)}[? ]"
    RewriteRule ^(?:${basePattern(site)})?${shell.prefix} ${shell.page}.html`
  )
  .join('\n')}
${pages.map(page => `    RewriteRule ${pagePattern(page)} ${page.file}`).join('\n')}

    # Some names no file can have, and they would be forbidden.
    RewriteCond %{DOCUMENT_ROOT}$0 !-f
    RewriteRule (?s)^.*$ - [R=404,L]

    RewriteCond %{DOCUMENT_ROOT}$1.gz -f
    RewriteRule ^(.+)$ - [E=compressed:yes]
${encodings.map(encodingLines).join('\n')}
</VirtualHost>
`
}

function cacheLine(
  site: ServerSite,
  { prefix, cacheControl }: (typeof cacheRules)[number]
): string {
  return `        Header always set Cache-Control "${cacheControl}" "expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#^${basePattern(site)}${prefix}#"`
}

function encodingLines({
  name,
  extension
}: (typeof encodings)[number]): string {
  return `    RewriteCond %{HTTP:Accept-Encoding} "\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"
    RewriteCond %{DOCUMENT_ROOT}$1${extension} -f
    RewriteRule ^(.+)$ $1${extension} [L]`
}

/**
 * Addresses below the base lead to the same files as those of a root. An error
 * page, which is asked for within, is below none.
 */
function below(site: ServerSite): string {
  if (site.base === '') return ''
  const base = basePattern(site)
  return `    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteRule !^${base}(?:/|\\z) - [R=404,L]
    RewriteRule ^${base}\\z /
    # An id may hold a question mark, which no rewritten address may.
    RewriteRule (?s)^${base}(/[^?]*)\\z $1

`
}

function listeners({ name, port }: ServerSite): string {
  if (port !== undefined) {
    return `
Listen ${port}
<VirtualHost *:${port}>
    ServerName ${name}`
  }
  return `
<VirtualHost *:80>
    ServerName ${name}
    Redirect permanent / https://${name}/
</VirtualHost>

<VirtualHost *:443>
    ServerName ${name}
    Protocols h2 http/1.1
    SSLEngine on
    SSLCertificateFile /etc/letsencrypt/live/${name}/fullchain.pem
    SSLCertificateKeyFile /etc/letsencrypt/live/${name}/privkey.pem`
}

function proxy({ api, port }: ServerSite): string {
  if (!api) return ''
  const path = api.path.slice(0, -1)
  // Behind another server, pass on what that one says of the caller.
  const caller =
    port === undefined
      ? `    RequestHeader unset X-Forwarded-For
    RequestHeader set X-Forwarded-Proto https
`
      : ''
  // Node ends an idle connection after 5 s; a call that met that would be a 500.
  return `    RewriteRule ^${apiPattern(api)} - [L]
    ProxyPreserveHost On
    ProxyPass ${path} ${api.server}${path} nocanon ttl=4
    RequestHeader unset X-Forwarded-Host
${caller}    <LocationMatch "^${path}(?:/(?!${SESSION_CALLS})|$)">
        AddOutputFilterByType DEFLATE ${API_TYPES.join(' ')}
    </LocationMatch>
`
}

const NO_ANSWER_CODES = ['500', '502', '503', '504']

/** The API's own answers have a date and keep their headers. */
function noAnswer(site: ServerSite): string {
  if (!site.api) return ''
  const codes = [...NO_ANSWER_CODES, '405'].map(code => `'${code}'`).join(',')
  const lines = [
    ...site.headers,
    ['Cache-Control', NO_STORE] as const,
    ['Content-Type', PLAIN] as const
  ].map(
    ([name, value]) =>
      `        Header always set ${name} "${value}" "expr=%{REQUEST_STATUS} -in {${codes}} && -z resp('Date') && -z resp('${name}')"`
  )
  lines.push(
    `        Header always set Allow "${PASSED_METHODS}" "expr=%{REQUEST_STATUS} == 405 && -z resp('Date')"`
  )
  return `    <LocationMatch "^${apiPattern(site.api)}">
${NO_ANSWER_CODES.map(code => `        ErrorDocument ${code} "${NO_ANSWER_TEXT}"`).join('\n')}
${lines.join('\n')}
    </LocationMatch>
`
}

function apiPattern({ path }: NonNullable<ServerSite['api']>): string {
  return `${path.slice(0, -1)}(?:/|$)`
}
