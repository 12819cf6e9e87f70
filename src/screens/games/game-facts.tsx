import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import type { Money as Amount } from '../../contract/values.ts'
import { NamedId } from '../../features/drawer/named-id.tsx'
import { TimeFact } from '../../features/drawer/time-fact.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { LongText } from '../../features/values/long-text.tsx'
import { countText } from '../../format/count-text.ts'
import { percentText } from '../../format/percent.ts'
import { messages } from '../../messages.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'

const words = messages.drawer

/** Every field of a game that its title and its badge do not say. */
export function GameFacts({ game }: { game: Game }): ReactNode {
  const { commissionBps, isPrivate } = game
  const facts: Fact[] = [
    {
      term: words.kind,
      value: game.kind && <LongText text={game.kind} />
    },
    {
      term: words.code,
      value: game.code && <LongText text={game.code} />
    },
    { term: words.players, value: countText(game.players) },
    { term: words.playersAllowed, value: playersAllowed(game) },
    { term: words.entryFee, value: money(game.entryFee) },
    { term: words.prizePool, value: money(game.prizePool) },
    {
      term: words.commission,
      value: commissionBps !== undefined && percentText(commissionBps)
    },
    {
      term: words.visibility,
      value: isPrivate !== undefined && words[isPrivate ? 'private' : 'public']
    },
    { term: words.started, value: instant(game.startedAt) },
    { term: words.finished, value: instant(game.finishedAt) },
    { term: words.created, value: instant(game.createdAt) },
    { term: words.updated, value: instant(game.updatedAt) },
    { term: words.version, value: game.version },
    { term: words.id, value: <NamedId term={words.id} id={game.id} /> }
  ]
  return <FactList facts={facts} />
}

function instant(at: string | undefined): ReactNode {
  return at && <TimeFact instant={at} />
}

function money(amount: Amount | undefined): ReactNode {
  return (
    amount && <Money minorUnits={amount.amount} currency={amount.currency} />
  )
}

function playersAllowed({ minPlayers, maxPlayers }: Game): string | undefined {
  if (minPlayers === undefined) {
    return maxPlayers === undefined ? undefined : words.atMost(maxPlayers)
  }
  return maxPlayers === undefined
    ? words.atLeast(minPlayers)
    : words.between(minPlayers, maxPlayers)
}
