import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { OfferButton } from './offer-button.tsx'
import type { Offer } from './offer.ts'

/** What can be done with one thing: what harms it stands apart, at the end. */
export function OfferBar({ offers }: { offers: readonly Offer[] }): ReactNode {
  return (
    <fieldset className="offer-bar" aria-label={messages.actions.offers}>
      {offers.filter(offer => !harms(offer)).map(button)}
      <span className="grow" />
      {offers.filter(harms).map(button)}
    </fieldset>
  )
}

function harms({ tone }: Offer): boolean {
  return tone === 'danger'
}

function button(offer: Offer): ReactNode {
  return <OfferButton key={offer.request.name} offer={offer} />
}
