import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { requireEncryption } from '../config.ts'
import type { Config } from '../config.ts'
import {
  type ChunkGraph,
  chunkGraphPlugin
} from '../fast-start/build/chunk-graph.ts'
import { inlineAppearanceScript } from '../fast-start/build/inline-appearance.ts'
import { inlineQueryScript } from '../fast-start/build/inline-query.ts'
import { inlineTexts } from '../fast-start/build/inline-texts.ts'
import { inlineThemeScript } from '../fast-start/build/inline-theme.ts'
import { writeModulePreloads } from '../fast-start/build/module-preloads.ts'
import { prefetchScript } from '../fast-start/build/prefetch-script.ts'
import { prerenderedPaths, writeBuildFiles } from './build-files.ts'
import { buildId, buildTime } from './build-id.ts'
import { chunkReloadScript } from './chunk-reload.ts'
import { languagePlugin, textsOf } from './language-plugin.ts'
import { oldBrowserScript } from './old-browser.ts'
import { proxyRewrites, rewriteMalformed } from './rewrites.ts'
import { securityHeaders } from './security-headers.ts'
import type { Header } from './security-headers.ts'
import { readSitePolicy } from './site-policy.ts'
import { endProgram } from './start-error.ts'

/**
 * Makes the site know its settings and its build, and makes every server of
 * it know the routes with a parameter.
 */
export function hosting(config: Config): AstroIntegration {
  let id = 'dev'
  let root = ''
  let siteBase = '/'
  const graph: ChunkGraph = new Map()
  return {
    name: 'panel-hosting',
    hooks: {
      'astro:config:setup': async ({
        command,
        config: { base, outDir, root: rootUrl },
        addClientDirective,
        injectScript,
        updateConfig
      }) => {
        root = fileURLToPath(rootUrl)
        siteBase = base
        const early = [
          inlineThemeScript(),
          inlineQueryScript(),
          inlineAppearanceScript()
        ]
        const texts = await textsOf(config.language)
        if (command === 'build') {
          refuseOpenApi(config)
          id = buildId(root, config)
          // Without the build's id: this text is the same from build to build.
          early.unshift(await prefetchScript(constants(config, '')))
          early.push(
            chunkReloadScript(base, texts),
            oldBrowserScript(texts.oldBrowser)
          )
        }
        addClientDirective({
          name: 'after-calls',
          entrypoint: './src/fast-start/entries/after-calls.ts'
        })
        // One script, so that the content policy names one.
        injectScript('head-inline', early.join(';'))
        const headers = previewHeaders(command, outDir, config)
        const proxy = proxyRewrites(config.apiBaseUrl, headers)
        updateConfig({
          vite: {
            define: constants(config, id),
            plugins: [
              languagePlugin(config.language),
              inlineTexts(config.language, texts),
              chunkGraphPlugin(graph)
            ],
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
        const folder = fileURLToPath(dir)
        await writeModulePreloads(folder, siteBase, graph)
        await writeBuildFiles(folder, build, config)
      }
    }
  }
}

/** `astro preview` answers like a host; `astro dev` adds scripts of its own. */
function previewHeaders(
  command: string,
  outDir: URL,
  { apiBaseUrl }: Config
): readonly Header[] {
  const folder = fileURLToPath(outDir)
  if (command !== 'preview' || !existsSync(folder)) return []
  const policy = readSitePolicy(folder, apiBaseUrl)
  return securityHeaders(policy, false)
}

/** Ends a build whose pages would send tokens over plain http. */
function refuseOpenApi({ apiBaseUrl }: Config): void {
  try {
    requireEncryption(apiBaseUrl)
  } catch (error) {
    endProgram(error)
  }
}

function constants(config: Config, id: string): Record<string, string> {
  return {
    'import.meta.env.PUBLIC_API_BASE_URL': JSON.stringify(config.apiBaseUrl),
    'import.meta.env.PUBLIC_PANEL_NAME': JSON.stringify(config.panelName),
    'import.meta.env.PUBLIC_BUILD_ID': JSON.stringify(id)
  }
}
