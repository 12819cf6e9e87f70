import { backend } from '../../backend/backend.ts'
import {
  isNoSuchCall,
  knownError,
  RequestError,
  type RequestErrorKind
} from '../../contract/request-error.ts'
import { cleanCode } from '../../format/clean-text.ts'
import { searchKey } from '../../format/search-key.ts'
import { client } from '../../stores/api.ts'
import type { SearchedList, SearchResult } from './search-result.ts'
import {
  entryResult,
  type FoundInList,
  searchedLists,
  userResult
} from './searched-lists.ts'

const NO_ID: readonly RequestErrorKind[] = ['not-found', 'invalid']

/** What one list has. */
export interface Section extends FoundInList {
  list: SearchedList
  kind: 'shown' | 'failed'
}

export interface Answer {
  /** With the typed text as their id, then as their name, email or code. */
  exact: readonly SearchResult[]
  sections: readonly Section[]
  error: RequestError | undefined
}

/** A failed request does not affect the others. Never throws. */
export async function findEverywhere(
  text: string,
  signal: AbortSignal
): Promise<Answer> {
  const errors: RequestError[] = []
  const id = cleanCode(text)
  const isById = (result: SearchResult): boolean =>
    result.id.toLowerCase() === id.toLowerCase()
  const name = searchKey(text)
  const isByName = (result: SearchResult): boolean =>
    !isById(result) &&
    result.kind !== 'walletTransactions' &&
    [result.name, result.detail].some(
      own => own !== undefined && searchKey(own) === name
    )

  async function search({
    list,
    read
  }: (typeof searchedLists)[number]): Promise<Section> {
    try {
      return { list, kind: 'shown', ...(await read(text, signal)) }
    } catch (error) {
      const known = asError(error)
      // A server that cannot search it.
      const isAbsent = isNoSuchCall(known)
      if (!isAbsent) errors.push(known)
      const kind = isAbsent ? 'shown' : 'failed'
      return { list, kind, results: [], hasMore: false }
    }
  }
  async function byId(call: 'user' | 'transaction'): Promise<SearchResult[]> {
    if (!backend.mayBeId(call, id)) return []
    try {
      return [await readOne(call, id, signal)]
    } catch (error) {
      const known = asError(error)
      // No match for this id is an answer, too.
      if (!NO_ID.includes(known.kind)) errors.push(known)
      return []
    }
  }
  const found = await Promise.all(searchedLists.map(search))
  const listed = found.flatMap(({ results }) => results)
  const byIds = listed.filter(isById)
  const others =
    byIds.length > 0
      ? []
      : await Promise.all([byId('user'), byId('transaction')])
  return {
    exact: [...byIds, ...others.flat(), ...listed.filter(isByName)],
    sections: found.map(section => ({
      ...section,
      results: section.results.filter(
        result => !isById(result) && !isByName(result)
      )
    })),
    error: errors[0]
  }
}

async function readOne(
  call: 'user' | 'transaction',
  id: string,
  signal: AbortSignal
): Promise<SearchResult> {
  const options = { path: { id }, signal }
  return call === 'user'
    ? userResult(await client.one(call, options))
    : entryResult(await client.one(call, options))
}

function asError(error: unknown): RequestError {
  // A text that no address can contain is no id.
  return error instanceof RangeError
    ? new RequestError({ kind: 'not-found' }, { cause: error })
    : knownError(error)
}
