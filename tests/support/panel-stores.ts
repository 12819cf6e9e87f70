import { fakeApi, type FakeAnswers } from './fake-api.ts'
import { freshDocument } from './fresh-document.ts'
import { startRawServer } from './raw-server.ts'

/** A signed-in document whose API answers like this; gives what it is asked. */
export async function openPanelStores(answers: FakeAnswers): Promise<string[]> {
  const { origin, hits } = await startRawServer(fakeApi(answers))
  freshDocument(`${origin}/api/`)
  const { checkSession } = await import('../../src/stores/session.ts')
  await checkSession()
  return hits
}
