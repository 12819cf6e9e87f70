import type { AstroIntegration } from 'astro'

/** Makes the islands known, and pages no faster. */
export function fastStart(): AstroIntegration {
  return {
    name: 'panel-slow-twins',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'after-calls',
          entrypoint: './src/fast-start/entries/after-calls.ts'
        })
    }
  }
}
