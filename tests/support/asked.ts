import type { ApiControl } from './reference-api.ts'

/**
 * The parameters of each question for a page of a list, oldest first; what is
 * read ahead is another page.
 */
export async function allAsked(
  api: ApiControl,
  call: string,
  page = '1'
): Promise<Record<string, string>[]> {
  const log = await api.log()
  return log
    .filter(({ path }) => path === call)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
    .filter(params => params['page'] === page)
}

/** The parameters of the last question for a page of a list. */
export async function askedOf(
  api: ApiControl,
  call: string,
  page = '1'
): Promise<Record<string, string>> {
  const asked = await allAsked(api, call, page)
  return asked.at(-1) ?? {}
}
