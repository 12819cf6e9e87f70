import { type FunctionComponent, memo } from 'react'

/** `memo` that keeps a component's type parameters. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets them
export const memoized = memo as unknown as <Component>(
  component: Component & FunctionComponent<never>
) => Component
