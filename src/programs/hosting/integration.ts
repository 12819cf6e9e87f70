import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { requireEncryption } from '../../config.ts'
import type { Config } from '../../config.ts'
import { prerenderedPaths, writeBuildFiles } from './build-files.ts'
import { buildId, buildTime } from './build-id.ts'
import { chunkReloadScript } from './chunk-reload.ts'
import { constants } from './constants.ts'
import { languagePlugin, textsOf } from './language-plugin.ts'
import { oldBrowserScript } from './old-browser.ts'
import { proxyRewrites, rewriteMalformed } from './rewrites.ts'
import { securityHeaders } from './security-headers.ts'
import type { Header } from './security-headers.ts'
import { readSitePolicy } from './site-policy.ts'
import { endProgram, StartError } from './start-error.ts'

/** Gives the site its settings and build id, and its servers the rewrites. */
export function hosting(config: Config): AstroIntegration {
  let id = 'dev'
  let root = ''
  return {
    name: 'panel-hosting',
    hooks: {
      'astro:config:setup': async ({
        command,
        config: { base, outDir, root: rootUrl },
        injectScript,
        updateConfig
      }) => {
        if (base !== config.basePath) endProgram(baseRefusal(base))
        root = fileURLToPath(rootUrl)
        if (command === 'build') {
          refuseOpenApi(config)
          id = buildId(root, config)
          const texts = await textsOf(config.language)
          const scripts = [
            chunkReloadScript(base, texts),
            oldBrowserScript(texts.oldBrowser)
          ]
          injectScript('head-inline', scripts.join(';'))
        }
        const headers = previewHeaders(command, outDir, config)
        const { apiBaseUrl } = config
        // `astro dev` has taken the base off before.
        const basePath = command === 'dev' ? '/' : config.basePath
        const proxy = proxyRewrites({ apiBaseUrl, basePath }, headers)
        updateConfig({
          vite: {
            define: constants(config, id),
            plugins: [languagePlugin(config.language)],
            server: { proxy },
            preview: { proxy }
          }
        })
      },
      'astro:server:setup': ({ server: { httpServer } }) => {
        if (httpServer) rewriteMalformed(httpServer)
      },
      'astro:build:done': async ({ dir, pages }) => {
        const build = {
          id,
          timestamp: buildTime(root, process.env),
          prerendered: prerenderedPaths(pages)
        }
        await writeBuildFiles(fileURLToPath(dir), build, config)
      }
    }
  }
}

/** `astro preview` answers like a host; `astro dev` adds its own scripts. */
function previewHeaders(
  command: string,
  outDir: URL,
  { apiBaseUrl }: Config
): readonly Header[] {
  const folder = fileURLToPath(outDir)
  if (command !== 'preview' || !existsSync(folder)) return []
  const policy = readSitePolicy(folder, apiBaseUrl)
  return securityHeaders(policy, { secure: false })
}

/** The pages and the rules for hosts know the setting alone. */
function baseRefusal(base: string): StartError {
  const written = JSON.stringify(base)
  return new StartError(
    `Astro has the base ${written}. Set it as PUBLIC_BASE_PATH=${base} instead.`
  )
}

/** Stops a build whose pages would send tokens over plain http. */
function refuseOpenApi({ apiBaseUrl }: Config): void {
  try {
    requireEncryption(apiBaseUrl)
  } catch (error) {
    endProgram(error)
  }
}
