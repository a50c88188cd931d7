import { everyWeekday } from '#days/day.ts'
import type { GiftCodeTerms } from '#gift-code/gift-code.ts'
import type { Buyer } from '#price/buyer.ts'
import type { Promotion } from '#promotion/promotion.ts'

/** An agent who books early, without a code. */
export const anAgent: Buyer = { bookedOn: '2026-10-01', channel: 'agents', travelAgentId: null, level: 1, promotionCode: null }

/** A discount of 10 % on every night, for everybody; a test may override its fields. */
export const promotionWith = (more: Partial<Promotion> = {}): Promotion => ({
  promotionId: 'p',
  name: { vi: 'Giảm giá', en: 'Discount' },
  type: 'everyNight',
  rank: 1,
  effect: 'discount',
  unit: 'percent',
  value: 1000,
  code: null,
  daysBefore: null,
  buy: null,
  free: null,
  counted: null,
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  datesExcluded: [],
  weekdays: everyWeekday,
  planIds: [],
  roomTypeIds: [],
  minOrder: 0,
  minNights: 1,
  channels: ['agents', 'website'],
  agents: 'all',
  levels: [],
  agentIds: [],
  usesLeft: null,
  ...more,
})

/** A running gift code of 10 % of the booking, for everybody; a test may override its fields. */
export const giftCodeWith = (more: Partial<GiftCodeTerms> = {}): GiftCodeTerms => ({
  giftCodeId: 'g',
  code: 'HE2027',
  name: { vi: 'Quà hè', en: 'Summer gift' },
  unit: 'percent',
  value: 1000,
  maxDiscount: null,
  minOrder: 0,
  maxOrder: null,
  minRooms: 1,
  maxRooms: null,
  takenFrom: 'booking',
  active: true,
  validFrom: '2026-12-01',
  validTo: null,
  mostUses: null,
  uses: 0,
  weekdays: everyWeekday,
  timeFrom: null,
  timeTo: null,
  agents: 'all',
  agentKinds: [],
  agentIds: [],
  methods: ['cash', 'debt'],
  ...more,
})
