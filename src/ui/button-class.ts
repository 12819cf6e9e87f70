export type ButtonVariant =
  | 'primary'
  | 'plain'
  | 'ghost'
  | 'danger'
  | 'icon'
  | 'inverse'
  | 'inverse-icon'
export type ButtonSize = 'sm' | 'md' | 'lg'

const SHARED =
  'inline-flex flex-none items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap unavailable:cursor-not-allowed unavailable:border-transparent forced-colors:unavailable:border-gray-text forced-colors:unavailable:text-gray-text aria-busy:cursor-progress'

const QUIET =
  'border-transparent text-ink-2 hover:bg-hover hover:text-ink active:bg-press active:text-ink expanded:bg-press expanded:text-ink unavailable:bg-transparent'
const FILLED = 'unavailable:bg-press unavailable:text-ink-3'

// On a dark bar, in the colour of its text.
const INVERSE =
  'border-transparent hover:bg-inverse-hover focus-visible:-outline-offset-2 focus-visible:outline-current'

const LOOK: Readonly<Record<ButtonVariant, string>> = {
  primary: `border-transparent bg-felt text-on-felt hover:bg-felt-hover active:bg-felt-press ${FILLED}`,
  plain: `border-edge bg-surface hover:border-ink-3 hover:bg-hover active:bg-press ${FILLED}`,
  ghost: `${QUIET} unavailable:text-ink-3`,
  danger: `border-transparent bg-neg-fill text-on-felt hover:bg-neg-fill-hover active:bg-neg-fill-hover ${FILLED}`,
  // An icon alone has to differ from one that can be used.
  icon: `${QUIET} unavailable:text-edge`,
  inverse: INVERSE,
  'inverse-icon': INVERSE
}

const TEXT_SIZE: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-control-sm [&_svg]:size-3.5',
  md: 'h-control',
  lg: 'h-control-lg text-body'
}
const PADDING: Readonly<Record<ButtonSize, string>> = {
  sm: 'px-2.5',
  md: 'px-3',
  lg: 'px-4'
}
const ICON_SIZE: Readonly<Record<ButtonSize, string>> = {
  sm: 'size-control-sm [&_svg]:size-4',
  md: 'size-control',
  lg: 'size-control-lg'
}

/** Also for links and summaries that look like a button. */
export function buttonClass(
  variant: ButtonVariant,
  size: ButtonSize = 'md'
): string {
  const isIcon = variant === 'icon' || variant === 'inverse-icon'
  const isQuiet = variant === 'ghost' || variant === 'inverse'
  const room = isIcon
    ? ICON_SIZE[size]
    : `${TEXT_SIZE[size]} ${isQuiet ? 'px-2' : PADDING[size]}`
  return `${SHARED} ${LOOK[variant]} ${room}`
}
