/** The elements of a row, by the key that React knows them by. */
export interface RowSlot {
  id: string
  key: number
}

/**
 * The slots of the rows that come after others. A row that stays keeps its
 * elements, and what is new takes over those that stood in its place, so that
 * only texts and attributes change; none of them is moved. Those of the row
 * `held` go to no other one, since a focus or a menu may be theirs.
 */
export function nextSlots(
  before: readonly RowSlot[],
  ids: readonly string[],
  held: string | undefined,
  freshKey: () => number
): RowSlot[] {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  const staying = keptOf(places, ids, held)
  let place = 0
  return ids.map(id => {
    const [next] = staying
    const end = places.get(next ?? '') ?? before.length
    if (id === next) {
      staying.shift()
      place = end + 1
      return before[end] ?? { id, key: freshKey() }
    }
    if (before[place]?.id === held) place += 1
    const free = place < end ? before[place] : undefined
    if (free) place += 1
    return { id, key: free?.key ?? freshKey() }
  })
}

/** Whose elements stay where they are: of another order the held row's alone. */
function keptOf(
  places: ReadonlyMap<string, number>,
  ids: readonly string[],
  held: string | undefined
): string[] {
  const common = ids.filter(id => places.has(id))
  const olds = common.map(id => places.get(id) ?? 0)
  const inOrder = olds.every((old, index) => old > (olds[index - 1] ?? -1))
  return inOrder ? common : common.filter(id => id === held).slice(0, 1)
}
