import { type FunctionComponent, memo } from 'react'

/** `memo` for a component with type parameters, which it keeps. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets them
export const memoized = memo as unknown as <Component>(
  component: Component & FunctionComponent<never>
) => Component
