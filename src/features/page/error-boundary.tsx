import { Component, type ReactNode } from 'react'

import { renderError } from '../../routes/page-error.ts'
import { isChunkErrorPending } from '../../stores/chunk-error.ts'
import { $error, showError } from '../../stores/error.ts'

interface Props {
  children: ReactNode
}

type State = { kind: 'shown' } | { kind: 'away' }

/**
 * Sends a render error to the error page, which replaces the document and all
 * islands with this boundary (specification, section 8).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kind: 'shown' }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(): State {
    return { kind: 'away' }
  }

  override componentDidCatch(thrown: unknown): void {
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
    return this.state.kind === 'shown' ? this.props.children : null
  }
}
