import { endOfStage } from '../stages.ts'

/**
 * The directive `client:after-calls`: islands are hydrated when the first calls
 * of the page have left and its rows are painted, and on the login as soon as
 * somebody is there. What is waited for is neither behind the scripts nor
 * behind React.
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
