import type {
  Fault,
  StandingFault
} from '../../src/programs/reference-api/http/fault.ts'
import type { Random } from '../../src/programs/reference-api/seed/random.ts'
import type { ApiControl, LoggedCall } from '../support/reference-api.ts'
import type { History } from './history.ts'
import type { Line } from './line.ts'

const PATHS = [
  'admin',
  'admin/refresh',
  'admin/refresh',
  'admin/login',
  'admin/logout',
  'admins*',
  'users*',
  'users*',
  'games*',
  'system-wallets*',
  'transactions*',
  'currencies',
  'audit*',
  'commands*',
  '*'
] as const

const STATUSES = [500, 502, 503, 504, 429, 408] as const

/** The longest are later than a refresh is waited for. */
const DELAYS_MS = [200, 800, 2500, 9000] as const

/** Seconds, and what some servers say in their place. */
const RETRY_AFTER = ['1', '3', '0', '-5', 'soon', '1e9'] as const

const SHAPES = [null, [], {}, { data: null }, { data: [{}], meta: {} }] as const

const KINDS: readonly ((random: Random) => Fault)[] = [
  random => ({ status: random.pick(STATUSES) }),
  random => ({
    status: random.pick([429, 503]),
    headers: { 'Retry-After': random.pick(RETRY_AFTER) }
  }),
  () => ({ html: true }),
  () => ({ garbage: '{"data":[{"id":"1"' }),
  () => ({ cutBody: true }),
  random => ({ lateMs: random.pick(DELAYS_MS) }),
  random => ({ delayMs: random.pick(DELAYS_MS) }),
  random => ({ shape: SHAPES[random.below(SHAPES.length)] }),
  () => ({ revoke: true })
]

/** The bad times of the network and the server, and the good ones between. */
export interface Troubles {
  begin(random: Random): Promise<void>
  end(): Promise<void>
  /** Refreshes that reached the server so far. */
  refreshes(): number
}

/** Orders troubles by a random choice, and counts what the API has logged. */
export function openTroubles(
  api: ApiControl,
  line: Line,
  history: History
): Troubles {
  let counted = 0

  /** The log is emptied with the faults, long before it is full. */
  async function clear(): Promise<void> {
    counted += (await api.log()).filter(isRefresh).length
    await api.faults.clear()
  }

  return {
    refreshes: () => counted,
    async begin(random) {
      const faults = Array.from({ length: 1 + random.below(3) }, () =>
        standing(random)
      )
      if (random.chance(0.7)) faults.push(slowRefresh(random))
      const state = random.pick([
        'whole',
        'whole',
        'reset-before',
        'reset-after'
      ] as const)
      await clear()
      await api.faults.set(faults)
      // Beside a dead line no other fault would ever be met.
      line.state = random.chance(0.5) ? state : 'whole'
      history.note('faults', `${line.state} ${JSON.stringify(faults)}`)
    },
    async end() {
      await clear()
      line.state = 'whole'
      history.note('faults', 'none')
    }
  }
}

function standing(random: Random): StandingFault {
  return {
    path: random.pick(PATHS),
    times: random.pick([1, 2, 4, 1000]),
    fault: random.pick(KINDS)(random)
  }
}

/** Done at once and answered late, yet within the time of a page's mark. */
function slowRefresh(random: Random): StandingFault {
  const lateMs = 500 + random.below(1800)
  return { path: 'admin/refresh', fault: { lateMs } }
}

function isRefresh({ method, path }: LoggedCall): boolean {
  return method === 'POST' && path === 'admin/refresh'
}
