import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first calls: `fast-start/entries/after-calls.ts`. */
    'client:after-calls'?: boolean
  }
}
