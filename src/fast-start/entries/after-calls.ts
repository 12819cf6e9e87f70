import { endOfStage } from '../stages.ts'

/**
 * The directive `client:after-calls`: hydrates islands once the first calls
 * have left and the rows are painted; on the login, once the user interacts.
 */
// oxlint-disable-next-line import/no-default-export -- Astro takes the default export of a directive
export default async function afterCalls(
  load: () => Promise<() => Promise<void>>
): Promise<void> {
  await endOfStage('calls')
  await endOfStage('rows')
  await endOfStage('person')
  const hydrate = await load()
  await hydrate()
}
