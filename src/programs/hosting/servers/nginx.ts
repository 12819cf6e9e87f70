import { createHash } from 'node:crypto'

import { BODY_LIMIT_BYTES } from '../../../config.ts'
import { NO_CACHE, NO_STORE, cacheRules } from '../cache-rules.ts'
import { SIZE_MIN } from '../compressed-files.ts'
import { charsetTypes, mediaTypes } from '../media-types.ts'
import {
  ALLOWED_METHODS,
  ASSETS,
  MISSING_TEXT,
  NO_ANSWER_TEXT,
  REFUSED_TEXT,
  TOO_LARGE_TEXT
} from '../plain-answers.ts'
import { pagePattern, pages, shellPattern, shells } from '../rewrites.ts'
import {
  API_TYPES,
  basePattern,
  PASSED_METHODS,
  SESSION_CALLS
} from './server-site.ts'
import type { ServerSite } from './server-site.ts'

/** One file of `conf.d`, where each panel has names of its own. */
export function nginxConfig(site: ServerSite): string {
  const id = panelId(site)
  return `# Written by: npm run hosting -- nginx

# One page answers for every id. $request_uri is the address as it was sent;
# in $uri, an id may hold line ends.
map $uri:$request_uri $${id}_shell {
    default "";
${shells.map(shell => `    "~(?s)^${shell.prefix}.*:${basePattern(site)}${shellPattern(shell)}(?:[?]|$)" ${shell.page}.html;`).join('\n')}
}

map $uri $${id}_page {
    default "";
${pages.map(page => `    "~${pagePattern(page)}" ${page.file};`).join('\n')}
}

# What is missing now may be there after the next deploy.
map $status:$uri $${id}_cache {
    default "${NO_CACHE}";
${site.api ? `    "~^[0-9]+:${apiPattern(site.api)}" "${NO_STORE}";\n` : ''}${cacheRules.map(({ prefix, cacheControl }) => `    "~^(?:200|206|304):${prefix}" "${cacheControl}";`).join('\n')}
}

map $status:$uri $${id}_allow {
    default "";
${site.api ? `    "~^405:${apiPattern(site.api)}" "${PASSED_METHODS}";\n` : ''}    "~^405:" "${ALLOWED_METHODS}";
}
${upstream(site)}${listeners(site)}
    root ${site.root};
    server_tokens off;

    types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types ${charsetTypes.filter(type => type !== 'text/html').join(' ')};

    gzip_static on;
    gzip_vary on;
    # With the brotli module (Debian: libnginx-mod-http-brotli-static):
    # brotli_static on;

${site.headers.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header Cache-Control $${id}_cache always;
    add_header Allow $${id}_allow always;

    error_page 404 /404.html;
    # An address that cannot be decoded has no page either.
    error_page 400 =404 /404.html;
    error_page 405 @refused;

${below(site)}    location / {
${onlyInside(site)}        try_files $${id}_shell $${id}_page $uri =404;
    }

    # Files that are not addresses.
    location ~ (?:\\.(?:html|br|gz)|^/_headers|^/_redirects)$ {
        internal;
    }
${ASSETS.map(
  prefix => `
    location ${prefix} {
${onlyInside(site)}        error_page 404 @missing;
        error_page 405 @refused;
        try_files $uri =404;
    }
`
).join('')}
${plainLocation('missing', 404, MISSING_TEXT)}${plainLocation('refused', 405, REFUSED_TEXT)}${proxy(site)}}
`
}

/**
 * Addresses below the base lead to the same files as those of a root, but those
 * of the API, and what would be one without the base.
 */
function below(site: ServerSite): string {
  if (site.base === '') return ''
  const base = basePattern(site)
  const noApi = site.api ? `(?!${apiPattern(site.api)})` : ''
  return `    rewrite "^${base}\\z" / last;
    rewrite "(?s)^${noApi}${base}${noApi}(/.*)$" $1 last;

`
}

/** What is not below the base is not of this site. */
function onlyInside({ base }: ServerSite): string {
  return base === '' ? '' : '        internal;\n'
}

/** Answers of nginx's own get the headers of the site and keep their status. */
function plainLocation(name: string, status: number, text: string): string {
  return `
    location @${name} {
        types {}
        default_type text/plain;
        return ${status} "${text}\\n";
    }
`
}

function apiPattern({ path }: NonNullable<ServerSite['api']>): string {
  return String.raw`${path.slice(0, -1)}(?:/|\z)`
}

function listeners({ name, port }: ServerSite): string {
  if (port !== undefined) {
    return `
server {
    listen ${port};
    server_name ${name};
`
  }
  return `
server {
    listen 80;
    listen [::]:80;
    server_name ${name};
    server_tokens off;
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${name};
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
`
}

/**
 * Of the variables and the upstream, which all panels of an nginx share. Its
 * tables take no names as long as those of hosts may be.
 */
function panelId({ name, port = 443 }: ServerSite): string {
  const hash = createHash('sha256').update(`${name}:${port}`)
  return `panel_${hash.digest('hex').slice(0, 8)}`
}

function upstream(site: ServerSite): string {
  const { api } = site
  if (!api) return ''
  const { protocol, hostname, port } = new URL(api.server)
  const usual = protocol === 'https:' ? 443 : 80
  // Node ends an idle connection after 5 s, and a call must not meet that.
  return `
upstream ${panelId(site)}_api {
    server ${hostname}:${port || usual};
    keepalive 16;
    keepalive_timeout 4s;
}
`
}

function proxy(site: ServerSite): string {
  const { api, port } = site
  if (!api) return ''
  // Behind another server, pass on what that one says of the caller.
  const behind = port !== undefined
  const caller = behind ? '$proxy_add_x_forwarded_for' : '$remote_addr'
  const scheme = behind ? '$http_x_forwarded_proto' : '$scheme'
  const places = [
    { path: api.path, gzip: 'on' },
    { path: `${api.path}${SESSION_CALLS}`, gzip: 'off' }
  ]
  // To a path without the last slash, nginx would answer with a redirect.
  const locations = places.flatMap(({ path, gzip }) =>
    [`= ${path.slice(0, -1)}`, `^~ ${path}`].map(
      place => `
    location ${place} {
        # The API's own headers alone: one of a location ends those above.
        add_header Cache-Control "";
        proxy_pass ${new URL(api.server).protocol}//${panelId(site)}_api;
        gzip ${gzip};
        error_page 413 @too_large;
        error_page 500 502 503 504 @no_answer;
    }
`
    )
  )
  return `
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For ${caller};
    proxy_set_header X-Forwarded-Host "";
    proxy_set_header X-Forwarded-Proto ${scheme};
    client_max_body_size ${BODY_LIMIT_BYTES};
    gzip_proxied any;
    gzip_types ${API_TYPES.join(' ')};
    gzip_min_length ${SIZE_MIN};
${locations.join('')}${plainLocation('no_answer', 502, NO_ANSWER_TEXT)}${plainLocation('too_large', 413, TOO_LARGE_TEXT)}`
}
