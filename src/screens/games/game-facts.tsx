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

const texts = messages.drawer

/** Every field except those in the title and the badge. */
export function GameFacts({ game }: { game: Game }): ReactNode {
  const { commissionBps, isPrivate } = game
  const facts: Fact[] = [
    {
      term: texts.kind,
      value: game.kind && <LongText text={game.kind} />
    },
    {
      term: texts.code,
      value: game.code && <LongText text={game.code} />
    },
    { term: texts.players, value: countText(game.players) },
    { term: texts.playersAllowed, value: playersAllowed(game) },
    { term: texts.entryFee, value: money(game.entryFee) },
    { term: texts.prizePool, value: money(game.prizePool) },
    {
      term: texts.commission,
      value: commissionBps !== undefined && percentText(commissionBps)
    },
    {
      term: texts.visibility,
      value: isPrivate !== undefined && texts[isPrivate ? 'private' : 'public']
    },
    { term: texts.started, value: instant(game.startedAt) },
    { term: texts.finished, value: instant(game.finishedAt) },
    { term: texts.created, value: instant(game.createdAt) },
    { term: texts.updated, value: instant(game.updatedAt) },
    { term: texts.version, value: game.version },
    { term: texts.id, value: <NamedId term={texts.id} id={game.id} /> }
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
    return maxPlayers === undefined ? undefined : texts.atMost(maxPlayers)
  }
  return maxPlayers === undefined
    ? texts.atLeast(minPlayers)
    : texts.between(minPlayers, maxPlayers)
}
