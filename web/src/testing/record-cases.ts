import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { ComponentType } from 'react'
import { keepOwnSession } from '#kit/session/session.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import { PlatformAgentListScreen } from '#screens/admin/agents/platform-agent-list-screen.tsx'
import { PlatformAgentScreen } from '#screens/admin/agents/platform-agent-screen.tsx'
import { platformAgents } from '#screens/admin/agents/platform-agents.ts'
import { AnnouncementListScreen } from '#screens/admin/announcements/announcement-list-screen.tsx'
import { AnnouncementScreen } from '#screens/admin/announcements/announcement-screen.tsx'
import { announcements } from '#screens/admin/announcements/announcements.ts'
import { nearbyPlaces } from '#screens/hotel-information/general-info/nearby/nearby-places.ts'
import { NearbyScreen } from '#screens/hotel-information/general-info/nearby/nearby-screen.tsx'
import { CancellationListScreen } from '#screens/hotel-information/hotel-config/cancellation/cancellation-list-screen.tsx'
import { CancellationScreen } from '#screens/hotel-information/hotel-config/cancellation/cancellation-screen.tsx'
import { PaymentListScreen } from '#screens/hotel-information/hotel-config/payment/payment-list-screen.tsx'
import { PaymentScreen } from '#screens/hotel-information/hotel-config/payment/payment-screen.tsx'
import { cancellationPolicies, paymentPolicies } from '#screens/hotel-information/hotel-config/policies/policy-records.ts'
import { RoomTypeListScreen } from '#screens/hotel-information/room-type/room-type-list-screen.tsx'
import { RoomTypeScreen } from '#screens/hotel-information/room-type/room-type-screen.tsx'
import { roomTypes } from '#screens/hotel-information/room-type/room-types.ts'
import { RatePlanListScreen } from '#screens/room-sale/rate-plans/rate-plan-list-screen.tsx'
import { RatePlanScreen } from '#screens/room-sale/rate-plans/rate-plan-screen.tsx'
import { GiftCodeListScreen } from '#screens/room-sale/gift-codes/gift-code-list-screen.tsx'
import { GiftCodeScreen } from '#screens/room-sale/gift-codes/gift-code-screen.tsx'
import { giftCodes } from '#screens/room-sale/gift-codes/gift-codes.ts'
import { HotelServiceListScreen } from '#screens/room-sale/hotel-services/hotel-service-list-screen.tsx'
import { HotelServiceScreen } from '#screens/room-sale/hotel-services/hotel-service-screen.tsx'
import { hotelServices } from '#screens/room-sale/hotel-services/hotel-services.ts'
import { PriceRuleListScreen } from '#screens/room-sale/price-rules/price-rule-list-screen.tsx'
import { PriceRuleScreen } from '#screens/room-sale/price-rules/price-rule-screen.tsx'
import { priceRules } from '#screens/room-sale/price-rules/price-rules.ts'
import { PromotionListScreen } from '#screens/room-sale/promotions/promotion-list-screen.tsx'
import { PromotionScreen } from '#screens/room-sale/promotions/promotion-screen.tsx'
import { promotions } from '#screens/room-sale/promotions/promotions.ts'
import { salePackages } from '#screens/room-sale/rate-plans/sale-packages.ts'
import { TicketProductListScreen } from '#screens/tickets/products/ticket-product-list-screen.tsx'
import { TicketProductScreen } from '#screens/tickets/products/ticket-product-screen.tsx'
import { ticketProducts } from '#screens/tickets/products/ticket-products.ts'
import { answerCalls } from './answers.ts'
import { common, giftCodeRow, hotelServiceRow, priceRuleRow, promotionRow, ticketProductRow } from './sale-rows.ts'
import { rolesOf, signedInAs } from './sessions.ts'

const policy = { ...common, standard: false, plans: [] }
const payment = { depositType: 'none', depositValue: null, depositTerm: null, depositTermUnit: null, balanceType: 'hotel' }
const room = { totalRooms: 10, maxAdults: 2, maxChildren: 1, maxGuests: 3, defaultPrice: 2_000_000, weekendPrice: 2_000_000, roomSize: 32 }
const moreOfRoom = {
  floorPrice: null,
  ceilingPrice: null,
  extraBeds: 0,
  viewCode: null,
  displayOrder: 0,
  beds: [],
  plans: 0,
  nightsOnSale: 0,
}
const plan = { meals: [], includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0, minStay: 1 }
const moreOfPlan = {
  maxStay: null,
  cancellationPolicyId: null,
  paymentPolicyId: null,
  displayOrder: 0,
  roomTypeIds: [],
  datesNotApplied: [],
}
const { nameVi, nameEn, ...unnamed } = common
const announcement = {
  ...unnamed,
  titleVi: nameVi,
  titleEn: nameEn,
  shownFrom: '2026-11-01T00:00:00.000Z',
  shownUntil: null,
  fromRelease: false,
  state: 'shown',
}
const agent = { code: 'HUONGBIEN', kind: 'travel company', email: '', phone: '' }
const choices = { roomTypes: [], plans: [], cancellationPolicies: [], paymentPolicies: [] }

/** The address of a record's page, for screens that read its id from the path or from the search. */
export const pageOf = ({ id }: { id: string }) => `/${id}?id=${id}`

/** A list of records as it is tested: what it reads, and the rights to look at it and to change it. */
export type ListCase = {
  readonly List: ComponentType
  readonly kind: Pick<RecordKind<ListedRecord>, 'calls' | 'words' | 'listAt'>
  readonly read: CallPath
  /** The rights that its reads need, and last the one that its changes need besides; none for a record of the platform. */
  readonly codes: readonly string[]
  readonly row: Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }
  /** What the record has besides its row. */
  readonly inDetail?: object
  /** What else its screens read. */
  readonly more?: Parameters<typeof answerCalls>[0]
  /** Its page; none where it is written in a dialog. */
  readonly Screen?: ComponentType
}

/** A record whose page is tested as well. */
export type RecordCase = ListCase & { readonly Screen: ComponentType; readonly detail: CallPath }

/** Each record, as its screens show it; a new one is a line here. */
export const recordCases: readonly RecordCase[] = [
  {
    List: RoomTypeListScreen,
    Screen: RoomTypeScreen,
    kind: roomTypes,
    read: 'room/get-all',
    detail: 'room/detail',
    codes: ['ROOM_INFO_1', 'ROOM_INFO_2'],
    row: { ...common, ...room, ...moreOfRoom },
    inDetail: { usage: { bookings: 0, nights: 0, prices: 0 } },
  },
  {
    List: RatePlanListScreen,
    Screen: RatePlanScreen,
    kind: salePackages,
    read: 'plan/get-all',
    detail: 'plan/detail',
    codes: ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'],
    row: { ...common, ...plan, ...moreOfPlan, derivation: null },
    inDetail: { usage: { bookings: 0, followers: 0, prices: 0 } },
  },
  {
    List: PromotionListScreen,
    Screen: PromotionScreen,
    kind: promotions,
    read: 'promotion/get-all',
    detail: 'promotion/detail',
    codes: ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'],
    row: promotionRow,
    more: {
      'promotion/get-choices': () => ({ body: { data: { plans: [], roomTypes: [], roomPlans: [], agents: [] } } }),
      'promotion/get-setting': () => ({ body: { data: { mode: 'sum', active: 1 } } }),
    },
  },
  {
    List: PriceRuleListScreen,
    Screen: PriceRuleScreen,
    kind: priceRules,
    read: 'price-rule/get-all',
    detail: 'price-rule/detail',
    codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'],
    row: priceRuleRow,
    more: { 'room/get-room-all': () => ({ body: { data: [] } }) },
  },
  {
    List: GiftCodeListScreen,
    Screen: GiftCodeScreen,
    kind: giftCodes,
    read: 'giftcode/get-list',
    detail: 'giftcode/detail',
    codes: ['GIFT_CODE_1', 'GIFT_CODE_2'],
    row: giftCodeRow,
    more: {
      'giftcode/get-choices': () => ({ body: { data: { here: common.id, hotels: [], agents: [], today: '2026-11-23' } } }),
    },
  },
  {
    List: HotelServiceListScreen,
    Screen: HotelServiceScreen,
    kind: hotelServices,
    read: 'service/list-service',
    detail: 'service/detail',
    codes: ['SERVICE_1', 'SERVICE_2'],
    row: hotelServiceRow,
    more: { 'service/get-choices': () => ({ body: { data: { plans: [] } } }) },
  },
  {
    List: TicketProductListScreen,
    Screen: TicketProductScreen,
    kind: ticketProducts,
    read: 'ticket-product/list',
    detail: 'ticket-product/detail',
    codes: ['SERVICE_1', 'SERVICE_2'],
    row: ticketProductRow,
  },
  {
    List: CancellationListScreen,
    Screen: CancellationScreen,
    kind: cancellationPolicies,
    read: 'cancellation-policy/search',
    detail: 'cancellation-policy/detail',
    codes: ['CANCELLATION_POLICY_1', 'CANCELLATION_POLICY_2'],
    row: { ...policy, refundable: true, steps: [] },
  },
  {
    List: PaymentListScreen,
    Screen: PaymentScreen,
    kind: paymentPolicies,
    read: 'payment-policy/search',
    detail: 'payment-policy/detail',
    codes: ['PAYMENT_POLICY_1', 'PAYMENT_POLICY_2'],
    row: { ...policy, ...payment, balanceDays: null, cutOffDays: null },
  },
  {
    List: AnnouncementListScreen,
    Screen: AnnouncementScreen,
    kind: announcements,
    read: 'announcement/get-all',
    detail: 'announcement/detail',
    codes: [],
    row: { ...announcement, slides: 1 },
    inDetail: { slides: [{ active: true, imageUrl: '', contentVi: 'Chỉ đọc', contentEn: 'Read only' }] },
  },
  {
    List: PlatformAgentListScreen,
    Screen: PlatformAgentScreen,
    kind: platformAgents,
    read: 'supplier/travel-agent/get-all',
    detail: 'supplier/travel-agent/detail',
    codes: [],
    row: { ...common, ...agent, properties: 0, keys: 0, lastUsedAt: null },
    inDetail: { contacts: [], keys: [], links: [], bookings: 0, createdAt: common.changedAt },
  },
]

/** Nearby places, which are written in a dialog. */
export const nearbyCase: ListCase = {
  List: NearbyScreen,
  kind: nearbyPlaces,
  read: 'area/get-all',
  codes: ['NEARBY_PLACE_1', 'NEARBY_PLACE_2'],
  row: { ...common, kind: 'market', latitude: null, longitude: null, distanceMetres: 120, distance: 120, travel: null, landmarkCode: null },
  more: {
    'area/get-landmark-all': () => ({ body: { data: { position: null, landmarks: [] } } }),
    'location/map': () => ({ body: { data: { tiles: null, attribution: '' } } }),
  },
}

/** Each list of records, whether they have a page or a dialog. */
export const listCases: readonly ListCase[] = [...recordCases, nearbyCase]

const signedIn = signedInAs()
/** Signs a person in who holds these codes; an administrator where there are none. */
export const allow = (...held: readonly string[]) => {
  const { user, hotel } = signedIn
  if (held.length > 0) return keepOwnSession({ ...signedIn, hotel, user: { ...user, roles: rolesOf(held) } })
  return keepOwnSession({ ...signedIn, hotel: null, user: { ...user, type: 'AM', owner: false, roles: [] } })
}

/** Answers what a record's screens read: its list with these rows, the record, and the choices of its fields. */
export const readsOf = (one: ListCase | RecordCase, rows: readonly object[]): Parameters<typeof answerCalls>[0] => ({
  [one.read]: () => ({ body: { data: rows, total: rows.length } }),
  ...('detail' in one ? { [one.detail]: () => ({ body: { data: { ...one.row, ...one.inDetail } } }) } : {}),
  'plan/get-choices': () => ({ body: { data: choices } }),
  ...one.more,
})

/** Answers the calls of a record's screens: what they read, and more. */
export const answerRecord = (one: ListCase | RecordCase, rows: readonly object[], more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({ ...readsOf(one, rows), ...more })
