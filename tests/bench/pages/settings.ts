import type { CDPSession } from '@playwright/test'

/** A processor and a network. */
export interface Setting {
  name: string
  /** The processor is slower by this. */
  slower: number
  network?: { latency: number; downMbps: number; upMbps: number }
  /** How many times the floor's time the first rows may take. */
  rowsRatio: number
}

export const settings: readonly Setting[] = [
  { name: 'unthrottled', slower: 1, rowsRatio: 1.25 },
  {
    name: 'phone',
    slower: 4,
    network: { latency: 150, downMbps: 1.6, upMbps: 0.75 },
    rowsRatio: 1.4
  }
]

const BYTES_PER_MBIT = 1_000_000 / 8

/** Slows a page down to a setting. */
export async function slowDown(
  session: CDPSession,
  { slower, network }: Setting
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (!network) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.downMbps * BYTES_PER_MBIT,
    uploadThroughput: network.upMbps * BYTES_PER_MBIT
  })
}
