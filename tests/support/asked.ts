import type { ApiControl } from './reference-api.ts'

/** The parameters of each question for the rows of a list, oldest first. */
export async function allAsked(
  api: ApiControl,
  call: string
): Promise<Record<string, string>[]> {
  const log = await api.log()
  return log
    .filter(({ path }) => path === call)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
    .filter(params => 'page' in params)
}

/** The parameters of the last question for the rows of a list. */
export async function askedOf(
  api: ApiControl,
  call: string
): Promise<Record<string, string>> {
  const asked = await allAsked(api, call)
  return asked.at(-1) ?? {}
}
