import { offerStateWords } from '@innkeeper/protocol/words/sale/request-words'
import type { OfferState } from '@innkeeper/rules/booking-request/offer-states'
import type { IconName } from '#ui/look/icon.tsx'
import type { StateLook, Tone } from '#ui/page/badge.tsx'

const drawings: Readonly<Record<OfferState, { readonly tone: Tone; readonly icon: IconName }>> = {
  open: { tone: 'amber', icon: 'clock' },
  accepted: { tone: 'green', icon: 'circle-check' },
  declined: { tone: 'grey', icon: 'x' },
  takenBack: { tone: 'grey', icon: 'arrow-back-up' },
  replaced: { tone: 'grey', icon: 'git-compare' },
  lapsed: { tone: 'grey', icon: 'clock-exclamation' },
  passed: { tone: 'grey', icon: 'clock-exclamation' },
}

/** How an offer's state looks. */
export const offerLook = (state: OfferState): StateLook => ({ words: offerStateWords[state], ...drawings[state] })
