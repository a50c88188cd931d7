/** Why a promotion does not apply to a stay, in the order of the checks. */
export const whyNotPromotedOrder = [
  'bookedTooEarly',
  'bookedTooLate',
  'otherChannel',
  'otherAgents',
  'usedUp',
  'codeMissing',
  'tooCloseToArrival',
  'tooFarFromArrival',
  'tooFewNights',
  'orderTooSmall',
  'noNight',
  'tooFewRooms',
  'tooFewToBuy',
] as const

/** Why a promotion does not apply to a stay. */
export type WhyNotPromoted = (typeof whyNotPromotedOrder)[number]
