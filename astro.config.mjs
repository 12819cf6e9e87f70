// @ts-check
import { fileURLToPath } from 'node:url'

import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

import { readConfig } from './src/config.ts'
import { fastStart } from './src/fast-start/build/fast-start.ts'
import { loadEnvironment } from './src/programs/hosting/environment.ts'
import { hosting } from './src/programs/hosting/integration.ts'
import { endProgram } from './src/programs/hosting/start-error.ts'
import { mountReferenceApi } from './src/programs/reference-api/integration.ts'
import { readSettings } from './src/programs/reference-api/settings.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const environment = loadEnvironment(root)
const config = readSite()

export default defineConfig({
  output: 'static',
  base: config.basePath,
  build: { format: 'file' },
  trailingSlash: 'ignore',
  server: listenAddress(),
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    fastStart(config),
    hosting(config),
    mountReferenceApi(() => ({
      ...readServer(),
      apiBaseUrl: config.apiBaseUrl,
      faults: environment['PANEL_FAULTS'] === '1'
    }))
  ],
  vite: {
    resolve: {
      // Hydrates as Astro does, with options that it does not take.
      alias: {
        '@astrojs/react/client.js': `${root}src/islands/render-island.tsx`
      }
    },
    // Nested rules stay so, which is shorter: all these browsers know them.
    plugins: [tailwindcss({ optimize: false })],
    build: {
      // Nothing as a data: address, for the content security policy.
      assetsInlineLimit: 0,
      // A constant, such as an icon, is where it is used and nowhere else.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
      // Browsers that know light-dark(), so that it stays as it is written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5']
    }
  }
})

/** A bad setting ends the command with its one line and nothing else. */
function readSite() {
  try {
    return readConfig(environment)
  } catch (error) {
    return endProgram(error)
  }
}

function readServer() {
  return readSettings({ PORT: '4321', ...environment })
}

/** A build is not asked for its port: a bad one is told by what listens. */
function listenAddress() {
  try {
    const { host, port } = readServer()
    return { host, port }
  } catch {
    return {}
  }
}
