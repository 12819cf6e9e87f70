/** Gives the engine of this document the panel's actions, as its start does. */
export async function provideActions(): Promise<void> {
  const engine = await import('../../src/features/actions/provided-actions.ts')
  engine.provideActions(
    async () => (await import('../../src/screens/actions.ts')).actions
  )
  await engine.loadDefinitions()
}
