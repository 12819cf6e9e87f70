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
const fields = messages.fields

/** Every field except those in the title and the badge. */
export function GameFacts({ game }: { game: Game }): ReactNode {
  const { commissionBps, isPrivate } = game
  const facts: Fact[] = [
    textFact(fields.kind, game.kind),
    textFact(fields.code, game.code),
    { term: fields.players, value: countText(game.players) },
    { term: fields.playersAllowed, value: playersAllowed(game) },
    amountFact(fields.entryFee, game.entryFee),
    amountFact(fields.prizePool, game.prizePool),
    {
      term: fields.commission,
      value: commissionBps !== undefined && percentText(commissionBps)
    },
    {
      term: fields.visibility,
      value: isPrivate !== undefined && texts[isPrivate ? 'private' : 'public']
    },
    timeFact(fields.started, game.startedAt),
    timeFact(fields.finished, game.finishedAt),
    timeFact(fields.created, game.createdAt),
    timeFact(fields.updated, game.updatedAt),
    { term: fields.version, value: game.version },
    idFact(fields.id, game.id)
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
