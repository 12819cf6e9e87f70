import type { ComponentProps } from 'react'

import type { Fact } from '../../ui/fact-list.tsx'
import { Money } from '../values/known-money.tsx'
import { LongText } from '../values/long-text.tsx'
import { NamedId } from './named-id.tsx'
import { TimeFact } from './time-fact.tsx'

type Known<Value> = Value | null | undefined

export function textFact(
  term: string,
  text: Known<string>,
  className?: string
): Fact {
  return { term, value: text && <LongText text={text} className={className} /> }
}

/** `instant`: ISO 8601. */
export function timeFact(
  term: string,
  instant: Known<string>,
  mode?: ComponentProps<typeof TimeFact>['mode']
): Fact {
  return { term, value: instant && <TimeFact instant={instant} mode={mode} /> }
}

export function moneyFact(
  term: string,
  minorUnits: Known<string>,
  currency: string,
  sign?: ComponentProps<typeof Money>['sign']
): Fact {
  return {
    term,
    value: minorUnits && (
      <Money minorUnits={minorUnits} currency={currency} sign={sign} />
    )
  }
}

/** An id, with its name where there is one; `hrefOf` makes it a link. */
export function idFact(
  term: string,
  id: string | undefined,
  name?: string,
  hrefOf?: (id: string) => string | undefined
): Fact {
  const href = id === undefined ? undefined : hrefOf?.(id)
  return {
    term,
    value: (id || name) && <NamedId {...{ term, id, name, href }} />
  }
}
