import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import type { Money } from '../../contract/values.ts'
import {
  idFact,
  moneyFact,
  textFact,
  timeFact
} from '../../features/drawer/facts.tsx'
import { countText } from '../../format/count-text.ts'
import { percentText } from '../../format/percent.ts'
import { messages } from '../../messages.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'

const texts = messages.drawer

/** Every field except those in the title and the badge. */
export function GameFacts({ game }: { game: Game }): ReactNode {
  const { commissionBps, isPrivate } = game
  const facts: Fact[] = [
    textFact(texts.kind, game.kind),
    textFact(texts.code, game.code),
    { term: texts.players, value: countText(game.players) },
    { term: texts.playersAllowed, value: playersAllowed(game) },
    amountFact(texts.entryFee, game.entryFee),
    amountFact(texts.prizePool, game.prizePool),
    {
      term: texts.commission,
      value: commissionBps !== undefined && percentText(commissionBps)
    },
    {
      term: texts.visibility,
      value: isPrivate !== undefined && texts[isPrivate ? 'private' : 'public']
    },
    timeFact(texts.started, game.startedAt),
    timeFact(texts.finished, game.finishedAt),
    timeFact(texts.created, game.createdAt),
    timeFact(texts.updated, game.updatedAt),
    { term: texts.version, value: game.version },
    idFact(texts.id, game.id)
  ]
  return <FactList facts={facts} />
}

function amountFact(term: string, money: Money | undefined): Fact {
  return moneyFact(term, money?.amount, money?.currency ?? '')
}

function playersAllowed({ minPlayers, maxPlayers }: Game): string | undefined {
  if (minPlayers === undefined) {
    return maxPlayers === undefined ? undefined : texts.atMost(maxPlayers)
  }
  return maxPlayers === undefined
    ? texts.atLeast(minPlayers)
    : texts.between(minPlayers, maxPlayers)
}
