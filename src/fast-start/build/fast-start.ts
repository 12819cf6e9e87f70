import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import type { Config } from '../../config.ts'
import { constants } from '../../programs/hosting/constants.ts'
import { textsOf } from '../../programs/hosting/language-plugin.ts'
import { type ChunkGraph, chunkGraphPlugin } from './chunk-graph.ts'
import { chunkGroups } from './chunk-groups.ts'
import {
  inlineAppearanceScript,
  inlineOwnColumnsScript,
  inlineQueryScript,
  inlineThemeScript
} from './inline-scripts.ts'
import { inlineTexts } from './inline-texts.ts'
import { laterModules } from './later-modules.ts'
import { writeModulePreloads } from './module-preloads.ts'
import { prefetchScript } from './prefetch-script.ts'

/** Optional: the site also works with `tests/support/slow-twins/`. */
export function fastStart(config: Config): AstroIntegration {
  let siteBase = '/'
  const graph: ChunkGraph = new Map()
  return {
    name: 'panel-fast-start',
    hooks: {
      'astro:config:setup': async ({
        command,
        config: { base },
        addClientDirective,
        injectScript,
        updateConfig
      }) => {
        siteBase = base
        const scripts = [
          inlineThemeScript(),
          inlineQueryScript(),
          inlineAppearanceScript(),
          inlineOwnColumnsScript()
        ]
        if (command === 'build') {
          // Without the build id: the text and its CSP hash stay the same.
          scripts.unshift(await prefetchScript(constants(config, '')))
        }
        addClientDirective({
          name: 'after-calls',
          entrypoint: './src/fast-start/entries/after-calls.ts'
        })
        injectScript('head-inline', scripts.join(';'))
        updateConfig({
          vite: {
            plugins: [
              laterModules(),
              chunkGroups(),
              inlineTexts(config.language, await textsOf(config.language)),
              chunkGraphPlugin(graph)
            ]
          }
        })
      },
      'astro:build:done': ({ dir }) =>
        writeModulePreloads(fileURLToPath(dir), siteBase, graph)
    }
  }
}
