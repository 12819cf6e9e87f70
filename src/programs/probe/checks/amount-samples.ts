import { major } from '../../../backend/minor.ts'
import { fieldOf } from '../../../backend/read.ts'
import { allLists, askList, type Row } from '../lists.ts'
import type { Probe } from '../probe.ts'

/** `users 7: 12.50 EUR`, one of each list, for the owner to compare. */
export async function amountSamples(probe: Probe): Promise<string[]> {
  const samples: string[] = []
  for (const list of await allLists(probe)) {
    const { rows } = await askList(probe, list)
    const [sample] = rows.flatMap(row => sampleOf(probe, row) ?? [])
    if (sample !== undefined) samples.push(`${list.title} ${sample}`)
  }
  return samples
}

function sampleOf({ backend }: Probe, row: Row): string | undefined {
  const [balance] = [row['balances']].flat()
  const fee = row['entryFee']
  const amount =
    row['amount'] ??
    row['balance'] ??
    fieldOf(balance, 'available') ??
    fieldOf(fee, 'amount')
  const currency =
    row['currency'] ?? fieldOf(balance, 'currency') ?? fieldOf(fee, 'currency')
  if (typeof amount !== 'string' || typeof currency !== 'string') {
    return undefined
  }
  const decimals = backend.definition?.currencies[currency] ?? 0
  return `${String(row['id'])}: ${major({ minorUnits: amount, decimals })} ${currency}`
}
