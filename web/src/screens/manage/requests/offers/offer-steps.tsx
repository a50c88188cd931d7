import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { PriceSteps } from '#ui/property/price-steps.tsx'
import type { RequestDetail } from '../request-facts.tsx'

type OfferStepsProps = { offer: RequestDetail['offers'][number]; currency: RequestDetail['currency'] }

/** The price of an offer in its steps, as the explainer shows them. */
export const OfferSteps = ({ offer, currency }: OfferStepsProps) => {
  const t = useSay()
  return (
    <details>
      <summary>{t(stepsWords)}</summary>
      <PriceSteps price={offer.price} currency={currency} roomTypes={offer.lines.map(({ roomType }) => roomType)} />
    </details>
  )
}

const stepsWords = say('Giá từng bước', 'The price step by step')
