import { NO_CACHE, NO_STORE, cacheRules } from '../cache-rules.ts'
import { SIZE_MIN } from '../compressed-files.ts'
import {
  ALLOWED_METHODS,
  ASSETS,
  MISSING_TEXT,
  NO_ANSWER_TEXT,
  REFUSED_TEXT
} from '../plain-answers.ts'
import { pagePattern, pages, shellPattern, shells } from '../rewrites.ts'
import { API_TYPES, basePattern, SESSION_CALLS } from './server-site.ts'
import type { ServerSite } from './server-site.ts'

/** One Caddyfile. */
export function caddyConfig(site: ServerSite): string {
  return `# Written by: npm run hosting -- caddy

${address(site)} {
	root * ${site.root}

	route {
${proxy(site)}		header {
${headerLines(site)}
			Cache-Control "${NO_CACHE}"
		}

${below(site)}		@change not method GET HEAD
		header @change Allow "${ALLOWED_METHODS}"
		error @change 405

		# No id holds a NUL, and no file has it in its name.
		@nul path_regexp \\x00
		error @nul 404

		# Files that are not addresses.
		@hidden path *.html *.br *.gz /_headers /_redirects
		error @hidden 404

		# One page answers for every id. {http.request.uri} is the address
		# as it was sent.
${shells.map(shellLines).join('\n')}
${pages.map(pageLines).join('\n')}
${cacheRules.map(cacheLines).join('\n')}
		# Some names no file can have: to look for one would be a fault.
		@missing not file {path}
		error @missing 404

		@compressed file {path}.gz
		header @compressed {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${noAnswer(site)}		header Cache-Control "${NO_CACHE}"
		@refused expression {http.error.status_code} == 405
		handle @refused {
			respond "${REFUSED_TEXT}
" 405
		}
		@asset path ${ASSETS.map(prefix => `${site.base}${prefix}*`).join(' ')}
		handle @asset {
			respond "${MISSING_TEXT}
" {http.error.status_code}
		}
		handle {
			rewrite * /404.html
			# A matching condition or range would leave the page empty.
			request_header -If-*
			request_header -Range
			header {
				Vary Accept-Encoding
				defer
			}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}

/** Caddy gets a certificate for a name by itself. */
function address({ name, port }: ServerSite): string {
  return port === undefined ? name : `http://:${port}`
}

/** Addresses below the base lead to the same files as those of a root. */
function below(site: ServerSite): string {
  const { base } = site
  if (base === '') return ''
  return `		# Without regard to case, as paths are compared, it would be too much.
		@outside not path_regexp (?s)^${basePattern(site)}(?:/|\\z)
		error @outside 404
		@base path ${base}
		rewrite @base ${base}/
		uri strip_prefix ${base}

`
}

function shellLines(shell: (typeof shells)[number], index: number): string {
  const name = `@shell${index}`
  return `		${name} {
			path ${shell.prefix}*
			vars_regexp {http.request.uri} ^${shellPattern(shell)}(?:[?]|$)
		}
		rewrite ${name} ${shell.page}.html`
}

function pageLines(page: (typeof pages)[number], index: number): string {
  const name = `@page${index}`
  return `		${name} path_regexp ${pagePattern(page)}
		rewrite ${name} ${page.file}`
}

function cacheLines(
  { prefix, cacheControl }: (typeof cacheRules)[number],
  index: number
): string {
  const name = `@kept${index}`
  return `		${name} path ${prefix}*
		header ${name} Cache-Control "${cacheControl}"`
}

/** Node ends an idle connection after 5 s, and a call must not meet that. */
function proxy({ api, port }: ServerSite): string {
  if (!api) return ''
  // Behind another server, pass on what that one says of the caller.
  const behind =
    port === undefined ? '' : '				trusted_proxies private_ranges\n'
  return `		# The API sends headers of its own.
		@api path ${apiPaths(api)}
		handle @api {
			@compressible not path ${api.path}${SESSION_CALLS}*
			encode @compressible zstd gzip {
				minimum_length ${SIZE_MIN}
				match {
${API_TYPES.map(type => `					header Content-Type ${type}*`).join('\n')}
				}
			}
			reverse_proxy ${api.server} {
				header_up -X-Forwarded-Host
${behind}				transport http {
					keepalive 4s
				}
			}
		}

`
}

function noAnswer(site: ServerSite): string {
  if (!site.api) return ''
  return `		@api path ${apiPaths(site.api)}
		handle @api {
			header {
${headerLines(site)}
				Cache-Control "${NO_STORE}"
			}
			respond "${NO_ANSWER_TEXT}
" {http.error.status_code}
		}
`
}

function apiPaths({ path }: NonNullable<ServerSite['api']>): string {
  return `${path.slice(0, -1)} ${path}*`
}

function headerLines({ headers }: ServerSite): string {
  return headers.map(([name, value]) => `			${name} "${value}"`).join('\n')
}
