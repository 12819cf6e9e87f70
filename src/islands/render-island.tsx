import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState
} from 'react'
import {
  createRoot,
  hydrateRoot,
  type Root,
  type RootOptions
} from 'react-dom/client'

import { isForeignChange } from '../features/page/foreign-change.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import {
  type CarriedField,
  type CarriedInput,
  carryInput,
  inputOf,
  reportInput
} from './carried-input.ts'

/** An island that breaks again sooner than this, in ms, is not rendered anew. */
const STAYS_MS = 10_000

interface Mode {
  client: string | null
}

/**
 * Renders an Astro island, in place of the client of `@astrojs/react`, which
 * takes no options: other programs write into the page too (password managers,
 * spelling, translators), and no such change may cost the page.
 *
 * - A mismatch at hydration is not an error: React renders the island anew.
 * - Where an update meets a tree that was changed, the island is rendered anew,
 *   once; if that does not last, the error goes to the error page.
 */
// oxlint-disable-next-line import/no-default-export -- Astro takes the default export of a renderer
export default (island: HTMLElement) =>
  (
    Island: ComponentType,
    props: Readonly<Record<string, unknown>>,
    _slots: unknown,
    { client }: Mode
  ): void => {
    if (!island.hasAttribute('ssr')) return
    let renderedAnewAt: number | undefined
    let isPending = false
    let count = 0
    let input: CarriedInput | undefined

    const tree = (): ReactNode => (
      <KeptInput
        key={count}
        island={island}
        before={input}
        onLeave={left => {
          input = left
        }}
      >
        <Island {...props} />
      </KeptInput>
    )
    const options: RootOptions = {
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onRecoverableError: () => undefined,
      onCaughtError(error) {
        // oxlint-disable-next-line no-console -- as React does by default
        if (!isForeignChange(error)) console.error(error)
      },
      onUncaughtError(error) {
        if (isPending && isForeignChange(error)) return
        const isAgain =
          renderedAnewAt !== undefined &&
          monotonicNow() - renderedAnewAt < STAYS_MS
        if (isAgain || !isForeignChange(error)) {
          reportError(error)
          return
        }
        isPending = true
        // React is still removing the old tree.
        setTimeout(renderAnew)
      }
    }
    function renderAnew(): void {
      isPending = false
      renderedAnewAt = monotonicNow()
      count += 1
      island.replaceChildren()
      root.render(tree())
    }
    let root: Root
    // In a transition the browser may answer the visitor in between.
    startTransition(() => {
      if (client !== 'only') root = hydrateRoot(island, tree(), options)
      else {
        root = createRoot(island, options)
        root.render(tree())
      }
    })
  }

interface Props {
  island: Element
  before: CarriedInput | undefined
  onLeave: (input: CarriedInput) => void
  children: ReactNode
}

/** Keeps what was typed where the island is rendered anew. */
function KeptInput({ island, before, onLeave, children }: Props): ReactNode {
  // Of the document as it is before React changes it.
  const [input] = useState(() => before ?? inputOf(island))
  const [carried, setCarried] = useState<readonly CarriedField[]>()
  useLayoutEffect(() => {
    const fields = carryInput(input, island)
    // oxlint-disable-next-line react/set-state-in-effect -- rendered before the browser takes another key, so that nothing typed is undone
    if (fields.length > 0) setCarried(fields)
    return () => onLeave(inputOf(island))
  }, [input, island, onLeave])
  // Behind the effects of the fields, which have not heard of it yet.
  useEffect(() => {
    if (carried) reportInput(carried)
  }, [carried])
  return children
}
