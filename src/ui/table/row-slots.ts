export interface RowSlot {
  id: string
  key: number
}

/**
 * A row that stays keeps its elements; a new one reuses those in its place, so
 * only texts and attributes change. Elements of the row `held` are not reused,
 * as they may have the focus or a menu.
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
