import { Component, type ReactNode } from 'react'

import { renderError } from '../domain/page-error.ts'
import { isChunkErrorPending } from '../stores/chunk-error.ts'
import { $error, showError } from '../stores/error.ts'

interface Props {
  children: ReactNode
}

type State = { kind: 'whole' } | { kind: 'broken' }

/**
 * Passes a rendering error of its island to the error page, which then takes
 * the whole document (specification, section 8). The island is rendered anew
 * once the error page is gone.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kind: 'whole' }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(): State {
    return { kind: 'broken' }
  }

  override componentDidCatch(thrown: unknown): void {
    // A missing chunk may be answered by a reload: its own store decides.
    if (!isChunkErrorPending()) showError(renderError(thrown))
  }

  override componentDidMount(): void {
    this.#stop = $error.listen(error => {
      if (!error && this.state.kind === 'broken') {
        this.setState({ kind: 'whole' })
      }
    })
  }

  override componentWillUnmount(): void {
    this.#stop?.()
  }

  override render(): ReactNode {
    return this.state.kind === 'whole' ? this.props.children : null
  }
}
