/** Islands are hydrated at once. */
// oxlint-disable-next-line import/no-default-export -- Astro takes the default export of a directive
export default async function hydrateAtOnce(
  load: () => Promise<() => Promise<void>>
): Promise<void> {
  const hydrate = await load()
  await hydrate()
}
