import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { $loader } from '../../stores/loader.ts'
import { LoaderOverlay } from '../../ui/loader-overlay.tsx'

/** In a portal, to cover its own island too. */
export function LoaderHost(): ReactNode {
  const loader = useStore($loader, { ssr: 'initial' })
  if (loader.kind === 'off') return null
  return createPortal(<LoaderOverlay label={loader.label} />, document.body)
}
