import type { ComponentProps, ElementType, JSX } from 'react'

const SHARED =
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-3 wrap-anywhere forced-line print:border'

const FAILED =
  'bg-neg-tint text-neg-text print:bg-transparent print:text-inherit'
const LOOK = {
  failed: `${FAILED} py-2.5`,
  /** Between the lines of a statement. */
  tight: `${FAILED} py-2`,
  quiet: 'bg-mute-tint py-1.5 text-ink',
  /** Over rows. */
  floating: 'bg-surface py-1.5 text-ink shadow-menu'
}

const PLACE = {
  inline: '',
  /** Over a list. */
  list: 'mx-gutter mb-2 flex-none',
  drawer: 'mt-2'
}

interface NoticeProps extends ComponentProps<'div'> {
  as?: 'div' | 'p' | 'output' | 'span'
  look?: keyof typeof LOOK
  place?: keyof typeof PLACE
}

/** A fact that needs a look, over what it is about. */
export function Notice({
  as = 'div',
  look = 'failed',
  place = 'inline',
  className = '',
  ...rest
}: NoticeProps): JSX.Element {
  const Element = as as ElementType
  const classes = [SHARED, LOOK[look], PLACE[place], className]
  return (
    <Element
      {...rest}
      data-slot="notice"
      className={classes.filter(Boolean).join(' ')}
    />
  )
}

const TEXT = { p: 'min-w-50 flex-1', span: 'min-w-40 flex-1' }

/** Beside its buttons. */
export function NoticeText({
  as: Element = 'p',
  ...rest
}: ComponentProps<'p'> & { as?: keyof typeof TEXT }): JSX.Element {
  return <Element {...rest} className={TEXT[Element]} />
}
