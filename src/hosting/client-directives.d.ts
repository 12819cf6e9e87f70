import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates behind the first calls and rows: `islands/head/after-calls.ts`. */
    'client:after-calls'?: boolean
  }
}
