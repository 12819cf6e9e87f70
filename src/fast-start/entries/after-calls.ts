import { endOfStage } from '../stages.ts'

/**
 * The directive `client:after-calls`: hydrates after the first calls and rows;
 * on the login, after the first interaction.
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
