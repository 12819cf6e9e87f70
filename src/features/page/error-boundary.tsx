import { Component, type ReactNode } from 'react'

import { renderError } from '../../routes/page-error.ts'
import { isChunkErrorPending } from '../../stores/chunk-error.ts'
import { $error, showError } from '../../stores/error.ts'
import { isForeignChange } from './foreign-change.ts'

interface Props {
  children: ReactNode
}

type State =
  | { kind: 'shown' }
  | { kind: 'away' }
  | { kind: 'broken'; thrown: unknown }

/**
 * Sends a render error to the error page, which replaces the document and all
 * islands with this boundary. A tree that another
 * program changed is rendered anew by the island (`render-island.tsx`).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kind: 'shown' }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(thrown: unknown): State {
    return isForeignChange(thrown)
      ? { kind: 'broken', thrown }
      : { kind: 'away' }
  }

  override componentDidCatch(thrown: unknown): void {
    if (isForeignChange(thrown)) return
    // A reload may fix a missing chunk: its own store decides.
    if (!isChunkErrorPending()) showError(renderError(thrown))
  }

  override componentDidMount(): void {
    this.#stop = $error.listen(error => {
      this.setState({ kind: error ? 'away' : 'shown' })
    })
  }

  override componentWillUnmount(): void {
    this.#stop?.()
  }

  override render(): ReactNode {
    if (this.state.kind === 'broken') throw this.state.thrown
    return this.state.kind === 'shown' ? this.props.children : null
  }
}
