import { isNoSuchCall, knownError } from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { serverNow } from '../../stores/server-time.ts'
import type { FilledForm, Movement, ReviewLeg } from './action-definition.ts'
import { optionalText } from './read-values.ts'

export interface Review {
  source: 'preview' | 'estimate'
  asOf: string
  legs: readonly ReviewLeg[]
  /** It would wait until another admin completes it. */
  needsApproval?: boolean | undefined
}

/**
 * Fetches the server's preview. Without such an endpoint, estimates from fresh
 * balances, which also refuses whatever does not exist.
 */
export async function reviewMovement(
  form: FilledForm,
  { preview, estimate }: Movement,
  body: Record<string, unknown>
): Promise<Review> {
  const { id, version } = form.subject
  try {
    const { answer } = await client.send(preview, {
      path: { id },
      body,
      ifMatch: preview.isVersioned ? version : undefined,
      currency: optionalText(form.values, 'currency')
    })
    return { source: 'preview', ...answer }
  } catch (error) {
    if (!isNoSuchCall(knownError(error))) throw error
  }
  const legs = await estimate(form, body)
  return { source: 'estimate', asOf: new Date(serverNow()).toISOString(), legs }
}
