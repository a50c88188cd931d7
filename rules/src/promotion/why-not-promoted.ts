/** Why a promotion does not hold for a stay, in the order in which it is checked. */
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

/** Why a promotion does not hold for a stay. */
export type WhyNotPromoted = (typeof whyNotPromotedOrder)[number]
