import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $build } from '../../stores/build.ts'

export function useNewBuild(): { isOpen: boolean; close: () => void } {
  const build = useStore($build, { ssr: 'initial' })
  const [later, setLater] = useState(false)
  return {
    isOpen: build === 'outdated' && !later,
    close: () => setLater(true)
  }
}
