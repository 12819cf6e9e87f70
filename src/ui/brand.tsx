import type { ReactNode } from 'react'

import { BrandMark } from './brand-mark.tsx'

interface Props {
  name: string
  href?: string
}

const SHARED =
  'flex flex-none items-center gap-2.5 text-body font-semibold tracking-snug'

// Its mark stands alone where the menus need the room of its name.
const IN_FRAME =
  'h-topbar rounded-md px-2 max-md:absolute max-md:start-2 max-md:top-0 max-md:z-nav max-xs:w-9.5 max-xs:overflow-hidden max-xs:whitespace-nowrap'

/** Mark and name; in the frame a link. */
export function Brand({ name, href }: Props): ReactNode {
  const content = (
    <>
      <BrandMark />
      {name}
    </>
  )
  return href === undefined ? (
    <div className={`${SHARED} h-8`} data-slot="brand">
      {content}
    </div>
  ) : (
    <a className={`${SHARED} ${IN_FRAME}`} href={href} data-slot="brand">
      {content}
    </a>
  )
}
