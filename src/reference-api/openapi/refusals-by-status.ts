import { type Refusal, refusals } from '../../contract/refusals.ts'

/** A list for each status, as the commands of one address answer with it. */
export function refusalsByStatus(
  commands: readonly string[]
): [status: string, list: string][] {
  const own = Object.entries<Refusal>(refusals).filter(([, { of }]) =>
    of.some(command => commands.includes(command))
  )
  const byStatus = Map.groupBy(own, ([, { status }]) => String(status))
  return [...byStatus].map(([status, refused]) => [
    status,
    refused.map(line).join('\n')
  ])
}

function line([code, { pointer, meaning }]: [string, Refusal]): string {
  return pointer === undefined
    ? `- \`${code}\`: ${meaning}`
    : `- \`${code}\` at \`${pointer}\`: ${meaning}`
}
