import { isNoSuchCall, knownError } from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { serverNow } from '../../stores/server-time.ts'
import type { FilledForm, Movement, ReviewLeg } from './action-definition.ts'
import { optionalText } from './read-values.ts'

export interface Review {
  source: 'preview' | 'estimate'
  asOf: string
  legs: readonly ReviewLeg[]
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
  const path = { id: form.subject.id }
  try {
    const previewed = await client.send(preview, {
      path,
      body,
      currency: optionalText(form.values, 'currency')
    })
    return { source: 'preview', ...previewed }
  } catch (error) {
    if (!isNoSuchCall(knownError(error))) throw error
  }
  const legs = await estimate(form, body)
  return { source: 'estimate', asOf: new Date(serverNow()).toISOString(), legs }
}
