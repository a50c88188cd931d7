import type { StayRule } from '#stay/stay-rule-order.ts'
import { ticketBlocks, type TicketBlock } from '#ticket/why-no-ticket.ts'

/**
 * What is counted on a property's site, in the order in which a guest does it. A search is for a stay, or for tickets on a day; one without a
 * result has a reason.
 */
export const siteCounts = ['view', 'search', 'noResult', 'chosen', 'started'] as const

/** Something that is counted on a property's site. */
export type SiteCount = (typeof siteCounts)[number]

/** Why a search found nothing that can be booked: the reasons of hotels, then those that only parks have. */
export const noResultReasons = [
  'noRooms',
  'closed',
  'arrivalDays',
  'notInTime',
  'tooFewNights',
  'tooManyNights',
  'tooManyGuests',
  'noPrice',
  'notOffered',
  'soldOut',
  'closedDay',
  'stopSell',
  'cutOff',
  'over',
  'tooFarAhead',
  'noProduct',
] as const

/** A reason why a search found nothing. */
export type NoResultReason = (typeof noResultReasons)[number]

/** The reason that a broken rule is, as the property reads it; without a rule there was no package at all. */
export const noResultReasonOf = (rule: StayRule | null): NoResultReason => (rule === null ? 'notOffered' : reasonOfRule[rule])

const reasonOfRule: Readonly<Record<StayRule, NoResultReason>> = {
  propertyOnSale: 'notOffered',
  contractSigned: 'notOffered',
  agentActive: 'notOffered',
  roomTypeActive: 'notOffered',
  planActive: 'notOffered',
  planOpen: 'notOffered',
  departsAfterArrival: 'arrivalDays',
  pastArrival: 'notInTime',
  beyondHorizon: 'notInTime',
  vacancy: 'noRooms',
  agentCap: 'noRooms',
  agentRelease: 'noRooms',
  closed: 'closed',
  stopSell: 'closed',
  dateNotApplied: 'closed',
  cta: 'arrivalDays',
  ctd: 'arrivalDays',
  release: 'notInTime',
  minStay: 'tooFewNights',
  maxStay: 'tooManyNights',
  guests: 'tooManyGuests',
  priced: 'noPrice',
}

/**
 * The reason why nothing of some products can be bought on a day, from what blocks each of their slots: that of the slot which came nearest to
 * being bought. Without a slot there was no product at all.
 */
export const noTicketReasonOf = (blocks: readonly TicketBlock[]): NoResultReason => {
  const nearest = ticketBlocks.findLast((block) => blocks.includes(block))
  return nearest === undefined ? 'noProduct' : reasonOfBlock[nearest]
}

const reasonOfBlock: Readonly<Record<TicketBlock, NoResultReason>> = {
  slotUnknown: 'noProduct',
  past: 'over',
  tooFarAhead: 'tooFarAhead',
  closedDay: 'closedDay',
  slotBegun: 'over',
  cutOff: 'cutOff',
  stopSell: 'stopSell',
  noSuchVisitor: 'noPrice',
  soldOut: 'soldOut',
}
