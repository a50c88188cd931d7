/** Every rule that a stay must keep, in the order in which they are reported: the first broken one is the reason. */
export const stayRuleOrder = [
  'propertyOnSale',
  'contractSigned',
  'agentActive',
  'roomTypeActive',
  'planActive',
  'planOpen',
  'departsAfterArrival',
  'pastArrival',
  'beyondHorizon',
  'vacancy',
  'agentCap',
  'agentRelease',
  'closed',
  'stopSell',
  'dateNotApplied',
  'cta',
  'ctd',
  'release',
  'minStay',
  'maxStay',
  'guests',
  'priced',
] as const

/** The name of a rule for a stay. */
export type StayRule = (typeof stayRuleOrder)[number]
