import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import type { Config } from '../config.ts'
import { prerenderedPaths, writeBuildFiles } from './build-files.ts'
import { buildId, buildTime } from './build-id.ts'
import { chunkReloadScript } from './chunk-reload.ts'
import { proxyRewrites, rewriteMalformed } from './rewrites.ts'

/**
 * Makes the site know its settings and its build, and makes every server of
 * it know the routes with a parameter.
 */
export function hosting(config: Config): AstroIntegration {
  let id = 'dev'
  let root = ''
  return {
    name: 'panel-hosting',
    hooks: {
      'astro:config:setup': ({
        command,
        config: { base, root: rootUrl },
        injectScript,
        updateConfig
      }) => {
        root = fileURLToPath(rootUrl)
        if (command === 'build') {
          id = buildId(root, config)
          injectScript('head-inline', chunkReloadScript(base, id))
        }
        const proxy = proxyRewrites(config.apiBaseUrl)
        updateConfig({
          vite: {
            define: constants(config, id),
            server: { proxy },
            preview: { proxy }
          }
        })
      },
      'astro:server:setup': ({ server: { httpServer } }) => {
        if (httpServer) rewriteMalformed(httpServer)
      },
      'astro:build:done': async ({ dir, pages }) => {
        await writeBuildFiles(fileURLToPath(dir), {
          id,
          timestamp: buildTime(root, process.env),
          prerendered: prerenderedPaths(pages)
        })
      }
    }
  }
}

function constants(config: Config, id: string): Record<string, string> {
  return {
    'import.meta.env.PUBLIC_API_BASE_URL': JSON.stringify(config.apiBaseUrl),
    'import.meta.env.PUBLIC_PANEL_NAME': JSON.stringify(config.panelName),
    'import.meta.env.PUBLIC_BUILD_ID': JSON.stringify(id)
  }
}
