import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { OfferButton } from './offer-button.tsx'
import type { Offer } from './offer.ts'

/**
 * What can be done with one thing: what harms it stands apart, at the end.
 * Why some of it is off stands below, each reason once.
 */
export function OfferBar({ offers }: { offers: readonly Offer[] }): ReactNode {
  const reasons = new Set(offers.flatMap(({ off }) => off ?? []))
  return (
    <fieldset className="offer-bar" aria-label={messages.actions.offers}>
      {offers.filter(offer => !harms(offer)).map(button)}
      <span className="grow" />
      {offers.filter(harms).map(button)}
      {/* Each button says its own; this is for those who see it. */}
      {[...reasons].map(reason => (
        <p key={reason} className="offer-why" aria-hidden>
          {reason}
        </p>
      ))}
    </fieldset>
  )
}

function harms({ tone }: Offer): boolean {
  return tone === 'danger'
}

function button(offer: Offer): ReactNode {
  return <OfferButton key={offer.request.name} offer={offer} />
}
