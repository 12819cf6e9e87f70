import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { $loader } from '../../stores/loader.ts'
import { LoaderOverlay } from '../../ui/loader-overlay.tsx'

/** Shows the loader over everything, the island that holds it included. */
export function LoaderHost(): ReactNode {
  const loader = useStore($loader, { ssr: 'initial' })
  if (loader.kind === 'off') return null
  return createPortal(<LoaderOverlay label={loader.label} />, document.body)
}
