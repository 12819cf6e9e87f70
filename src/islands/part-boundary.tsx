import { Component, type ReactNode } from 'react'

import { tellMissing } from '../stores/missing-parts.ts'

/** The loading of a part of the page has failed. */
export class MissingPartError extends Error {
  override name = 'MissingPartError'
}

interface Props {
  /** False while nobody would see the part: nothing is told then. */
  wanted: boolean
  onRetry: () => void
  children: ReactNode
}

interface State {
  error?: unknown
}

/**
 * Keeps the failed loading of a part to that part: the page stays as it is,
 * with all that was typed in it. Other errors are not its own.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = {}
  #forget: (() => void) | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(): void {
    this.#tell()
  }

  override componentDidUpdate(): void {
    this.#tell()
  }

  override componentWillUnmount(): void {
    this.#forget?.()
  }

  #tell(): void {
    const isTold = this.#forget !== undefined
    const isMissing = this.props.wanted && this.state.error !== undefined
    if (isMissing === isTold) return
    this.#forget?.()
    this.#forget = isMissing
      ? tellMissing({ retry: this.props.onRetry })
      : undefined
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof MissingPartError) return null
    throw error
  }
}
