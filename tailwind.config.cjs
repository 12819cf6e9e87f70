/**
 * The only home of design tokens. They are written once on `:root` as custom
 * properties, the theme's utilities refer to them (`bg-canvas` is
 * `background: var(--canvas)`), and the parts in src/styles use them as they
 * are.
 */

const { each, mapped, references, rem } = require('./src/styles/scales.cjs')

/** Colours as `[light, dark]`, in oklch: lightness, chroma, hue. */
const colors = {
  // Surfaces: ivory in light, felt-black in dark
  canvas: ['0.972 0.006 96', '0.168 0.011 168'],
  surface: ['0.994 0.003 98', '0.196 0.012 168'],
  raised: ['0.998 0.002 98', '0.230 0.013 168'],
  inset: ['0.958 0.007 96', '0.182 0.012 168'],
  hover: ['0.966 0.007 96', '0.228 0.014 167'],
  press: ['0.940 0.009 96', '0.262 0.015 167'],
  selected: ['0.957 0.014 155', '0.245 0.022 165'],
  inverse: ['0.262 0.022 165', '0.930 0.010 98'],
  'inverse-hover': ['0.600 0.010 150 / 0.22', '0.600 0.010 150 / 0.22'],

  // Lines: hairline (decor), strong (structure), edge (controls, >= 3:1)
  line: ['0.918 0.008 96', '0.268 0.013 167'],
  'line-strong': ['0.862 0.010 98', '0.335 0.014 166'],
  edge: ['0.620 0.014 130', '0.565 0.016 164'],

  ink: ['0.240 0.016 165', '0.938 0.008 98'],
  'ink-2': ['0.415 0.016 155', '0.790 0.011 120'],
  'ink-3': ['0.515 0.015 145', '0.672 0.013 140'],
  'ink-inverse': ['0.965 0.008 98', '0.240 0.016 165'],
  'ink-inverse-2': ['0.780 0.014 140', '0.440 0.016 155'],

  // Felt: the one accent
  felt: ['0.430 0.079 164', '0.545 0.093 164'],
  'felt-hover': ['0.385 0.073 164', '0.515 0.090 164'],
  'felt-press': ['0.345 0.066 164', '0.480 0.086 164'],
  'felt-text': ['0.430 0.082 164', '0.790 0.098 163'],
  'felt-tint': ['0.945 0.020 160', '0.272 0.036 165'],
  'on-felt': ['0.985 0.008 98', '0.990 0.006 98'],
  focus: ['0.500 0.100 164', '0.780 0.110 163'],

  // Tones: the four player colours. dot >= 3:1, text >= 4.5:1 on its tint
  pos: ['0.580 0.120 152', '0.720 0.130 154'],
  'pos-text': ['0.450 0.095 154', '0.800 0.110 155'],
  'pos-tint': ['0.952 0.022 150', '0.275 0.038 158'],
  warn: ['0.625 0.128 72', '0.790 0.125 80'],
  'warn-text': ['0.475 0.095 68', '0.840 0.100 84'],
  'warn-tint': ['0.962 0.032 88', '0.290 0.036 80'],
  neg: ['0.555 0.165 30', '0.680 0.150 30'],
  'neg-text': ['0.470 0.150 29', '0.780 0.110 32'],
  'neg-tint': ['0.960 0.020 35', '0.280 0.042 30'],
  'neg-fill': ['0.500 0.155 29', '0.545 0.155 29'],
  'neg-fill-hover': ['0.455 0.145 29', '0.510 0.150 29'],
  info: ['0.550 0.095 248', '0.700 0.095 246'],
  'info-text': ['0.450 0.090 250', '0.800 0.075 244'],
  'info-tint': ['0.958 0.015 245', '0.280 0.032 246'],
  mute: ['0.600 0.014 140', '0.580 0.014 150'],
  'mute-tint': ['0.950 0.007 96', '0.265 0.013 166'],

  // Scenes: the table of the sign-in page only
  table: ['0.318 0.050 166', '0.248 0.036 166'],
  'table-line': ['0.400 0.054 165', '0.325 0.040 165'],
  'table-tile': ['0.352 0.053 166', '0.278 0.038 166'],
  tile: ['0.945 0.018 94', '0.860 0.020 94'],
  'tile-2': ['0.885 0.024 92', '0.780 0.024 92'],
  'tile-side': ['0.620 0.030 92', '0.620 0.030 92'],
  'piece-green': ['0.430 0.079 164', '0.430 0.079 164'],
  'piece-ochre': ['0.730 0.115 78', '0.720 0.105 78'],
  'piece-brick': ['0.560 0.125 33', '0.560 0.115 33'],
  'piece-slate': ['0.520 0.060 245', '0.540 0.060 245'],

  scrim: ['0.240 0.022 165 / 0.32', '0.080 0.010 168 / 0.62'],
  'shadow-tint': ['0.240 0.030 165 / 0.10', '0 0 0 / 0.45'],
  'shadow-tint-2': ['0.240 0.030 165 / 0.06', '0 0 0 / 0.30']
}

/**
 * Size and line height, as of all lengths in px at a default font size of 16 px:
 * they are written in rem, and so follow the one that a person has chosen. Lines,
 * corners and shadows stay in px. `md` is everything, `figure` is a balance.
 */
const type = {
  initials: [9, 12],
  xs: [11, 16],
  sm: [12, 16],
  md: [13, 20],
  body: [14, 20],
  lg: [15, 24],
  title: [17, 24],
  xl: [22, 28],
  figure: [26, 36],
  '2xl': [32, 40],
  code: [56, 64]
}

/** Tokens that no utility needs a scale for: `var(--row)`. */
const rest = {
  // A phone zooms into a smaller one that has the focus.
  'text-field': `max(${rem(16)}, 16px)`,
  font: '-apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  gutter: rem(24),
  sidebar: rem(220),
  topbar: rem(48),
  toolbar: rem(48),
  footer: rem(44),
  dialog: rem(560),
  drawer: rem(420),
  control: rem(32),
  'control-sm': rem(28),
  'control-lg': rem(40),
  target: rem(28),
  touch: rem(44),
  'column-head': rem(32),
  row: rem(36),
  // 25 rows at 1440 x 900: a target of 24 px, and the hairline below it
  'row-compact': `calc(${rem(24)} + 1px)`,
  'control-compact': rem(24),
  'column-head-compact': rem(28),
  'toolbar-compact': rem(36),
  'row-relaxed': rem(44),
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'ease-in': 'cubic-bezier(0.5, 0, 0.8, 0.3)',
  'ease-in-out': 'ease-in-out',
  'shadow-edge': '0 0 0 1px var(--edge)',
  'shadow-menu':
    '0 1px 2px var(--shadow-tint-2), 0 8px 24px -4px var(--shadow-tint)',
  'shadow-drawer':
    'calc(-8px * var(--forward)) 0 32px -8px var(--shadow-tint), calc(-1px * var(--forward)) 0 0 var(--line-strong)',
  'shadow-dialog':
    '0 2px 6px var(--shadow-tint-2), 0 24px 64px -12px var(--shadow-tint), 0 12px 32px -8px var(--shadow-tint)'
}

/** fast: hover, press, menu. base: dialog, toast. slow: drawer, maximise. */
const motion = { fast: '150ms', base: '200ms', slow: '300ms' }

/** What goes on while something is waited for, and how long it holds back. */
const waiting = { turn: '800ms', pass: '1.2s', breath: '1.6s', hold: '400ms' }

/** Their keyframes are in src/styles/utilities.css. */
const animations = {
  none: 'none',
  spin: 'spin var(--turn) linear infinite',
  'fade-in': 'fade-in var(--fast) var(--ease-out)',
  'scrim-in': 'fade-in var(--base) var(--ease-out)',
  'scrim-out': 'fade-out var(--fast) var(--ease-in) forwards',
  'dialog-in': 'dialog-in var(--base) var(--ease-out)',
  'dialog-out': 'dialog-out var(--fast) var(--ease-in) forwards',
  'dialog-maximise': 'dialog-maximise var(--slow) var(--ease-out)',
  'dialog-restore': 'dialog-restore var(--slow) var(--ease-out)',
  'drawer-scrim-in': 'fade-in var(--slow) var(--ease-out)',
  'drawer-scrim-out': 'fade-out var(--slow) var(--ease-in) forwards',
  'drawer-in': 'drawer-in var(--slow) var(--ease-out)',
  'drawer-out': 'drawer-out var(--slow) var(--ease-in) forwards',
  'toast-in': 'toast-in var(--base) var(--ease-out)',
  pass: 'pass var(--pass) var(--ease-out) infinite',
  'progress-pass':
    'progress-pass var(--pass) var(--ease-in-out) infinite alternate',
  'hexagon-run': 'hexagon-run var(--pass) linear infinite',
  breathe:
    'breathe var(--breath) var(--ease-in-out) var(--breath) infinite alternate',
  appear: 'appear 0s var(--hold) backwards',
  'appear-below': 'appear-below 0s var(--hold) backwards'
}

/** box, tag, control, panel and menu, dialog, and a sheet on a phone. */
const radius = {
  xs: '3px',
  sm: '4px',
  md: '6px',
  lg: '8px',
  xl: '12px',
  sheet: '16px'
}

/** Tighter the larger a text is: heads, titles, figures. */
const tracking = { snug: '-0.01em', tight: '-0.014em', figure: '-0.02em' }

const weights = { regular: '400', medium: '500', semibold: '600' }

/** What lies over what, from below: `--z-menu`. A cell lies over its row. */
const order = 'sticky bar nav menu drawer dialog toast loader'.split(' ')
const layers = Object.fromEntries([
  ['cell', '1'],
  ...order.map((name, index) => [name, String((index + 1) * 10)])
])

/** The three least are phones: 320 px, 375 px, and most others. */
const screens = {
  '3xs': rem(360),
  '2xs': rem(390),
  xs: rem(400),
  sm: rem(640),
  md: rem(768),
  lg: rem(1024),
  xl: rem(1200),
  '2xl': rem(1400)
}

/** Heights and widths of parts, beside the 4 px grid: `h-control`. */
const sizes =
  'gutter topbar toolbar footer dialog drawer control control-sm control-lg target touch row'.split(
    ' '
  )

/** @param {string} values */
const oklch = values => `oklch(${values})`

const root = {
  colorScheme: 'light dark',
  ...mapped(colors, '', shades => `light-dark(${shades.map(oklch).join()})`),
  ...mapped(type, 'text-', ([size]) => rem(size)),
  ...mapped(type, 'lh-', ([, height]) => rem(height)),
  ...mapped(radius, 'r-', String),
  ...mapped(tracking, 'track-', String),
  ...mapped(layers, 'z-', String),
  ...mapped({ ...motion, ...waiting, ...weights, ...rest }, '', String)
}

/** Black on white, in points. */
const points = { title: '15pt', md: '9pt', sm: '8pt', xs: '7.5pt' }
const paper = {
  colorScheme: 'light',
  ...each('canvas surface raised hover', '#fff'),
  ...each('ink ink-2', '#000'),
  ...mapped(
    { 'ink-3': '#333', line: '#bbb', 'line-strong': '#888' },
    '',
    String
  ),
  ...mapped(points, 'text-', String),
  // As large on every desk.
  fontSize: '12pt',
  '--row': rem(24),
  '--gutter': '0'
}

/** What changes with the device: motion, a finger, a small screen. */
const adjusted = {
  ':root[data-theme="light"]': { colorScheme: 'light' },
  ':root[data-theme="dark"]': { colorScheme: 'dark' },
  '@media (prefers-reduced-motion: reduce)': {
    ':root': mapped(motion, '', () => '0ms')
  },
  '@media (pointer: coarse)': {
    ':root': {
      ...each('control control-sm control-compact target', 'var(--touch)'),
      ...each('row row-compact row-relaxed', 'var(--touch)'),
      '--control-lg': rem(48),
      '--column-head-compact': 'var(--column-head)',
      '--toolbar-compact': 'var(--toolbar)'
    }
  },
  [`@media (width < ${screens.sm})`]: {
    ':root': { '--gutter': rem(16), '--text-md': rem(14), '--text-xl': rem(20) }
  },
  '@media print': { ':root, :root[data-theme]': paper }
}

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: {
    screens,
    // The 4 px grid: `p-2.5` is 10 px at 16 px, `--spacing(2.5)` in a sheet too.
    spacing: {
      DEFAULT: rem(4),
      px: '1px',
      ...Object.fromEntries(sizes.map(name => [name, `var(--${name})`]))
    },
    colors: {
      inherit: 'inherit',
      current: 'currentColor',
      transparent: 'transparent',
      ...references(colors),
      // In forced colours
      'gray-text': 'GrayText',
      highlight: 'Highlight',
      'canvas-text': 'CanvasText'
    },
    // The body says it; a token here brings a second list of fonts with it.
    fontFamily: { sans: 'inherit', mono: 'var(--mono)' },
    // Its own line height is said beside it: `text-sm/4`.
    fontSize: references({ ...type, field: 0 }, 'text-'),
    lineHeight: { none: '1', ...references(type, 'lh-') },
    fontWeight: references(weights),
    letterSpacing: { ...references(tracking, 'track-'), normal: 'normal' },
    borderRadius: { full: '999px', ...references(radius, 'r-') },
    borderWidth: { 1.5: '1.5px' },
    boxShadow: references(
      { edge: 0, menu: 0, drawer: 0, dialog: 0 },
      'shadow-'
    ),
    transitionDuration: references(motion),
    transitionTimingFunction: references({ out: 0, in: 0 }, 'ease-'),
    animation: animations,
    zIndex: references(layers, 'z-')
  },
  plugins: [({ addBase }) => addBase({ ':root': root, ...adjusted })]
}
