import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates behind the first calls and rows: `fast-start/entries/after-calls.ts`. */
    'client:after-calls'?: boolean
  }
}
