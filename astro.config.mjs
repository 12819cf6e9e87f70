// @ts-check
import { fileURLToPath } from 'node:url'

import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

import { readConfig } from './src/config.ts'
import { loadEnvironment } from './src/hosting/environment.ts'
import { hosting } from './src/hosting/integration.ts'
import { mountReferenceApi } from './src/reference-api/integration.ts'
import { readSettings } from './src/reference-api/settings.ts'

const { config, settings, faults } = readAll()

export default defineConfig({
  output: 'static',
  build: { format: 'file' },
  trailingSlash: 'ignore',
  server: { host: settings.host, port: settings.port },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    hosting(config),
    mountReferenceApi({ ...settings, apiBaseUrl: config.apiBaseUrl, faults })
  ],
  vite: {
    plugins: [tailwindcss()],
    build: {
      // Nothing as a data: address, for the content security policy.
      assetsInlineLimit: 0,
      // Browsers that know light-dark(), so that it stays as it is written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5']
    }
  }
})

/** A bad setting ends the command with its one line and nothing else. */
function readAll() {
  try {
    const root = fileURLToPath(new URL('.', import.meta.url))
    const environment = loadEnvironment(root)
    return {
      config: readConfig(environment),
      settings: readSettings({ PORT: '4321', ...environment }),
      faults: environment['PANEL_FAULTS'] === '1'
    }
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n`
    )
    return process.exit(1)
  }
}
