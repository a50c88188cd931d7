import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { ComponentType } from 'react'
import { keepOwnSession } from '#kit/session/session.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
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
import { salePackages } from '#screens/room-sale/rate-plans/sale-packages.ts'
import { answerCalls } from './answers.ts'
import { rolesOf, signedInAs } from './sessions.ts'

const common = {
  id: '01900000-0000-7000-8000-000000000101',
  version: 1,
  nameVi: 'Hướng biển',
  nameEn: 'Sea view',
  active: true,
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
}
const policy = { ...common, standard: false, plans: [] }
const payment = { depositType: 'none', depositValue: null, depositTerm: null, depositTermUnit: null, balanceType: 'hotel' }
const room = { totalRooms: 10, maxAdults: 2, maxChildren: 1, maxGuests: 3, defaultPrice: 2_000_000, weekendPrice: 2_000_000, roomSize: 32 }
const moreOfRoom = { floorPrice: null, ceilingPrice: null, extraBeds: 0, viewCode: null, displayOrder: 0, beds: [], plans: 0 }
const plan = { meals: [], includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0, minStay: 1 }
const moreOfPlan = {
  maxStay: null,
  cancellationPolicyId: null,
  paymentPolicyId: null,
  displayOrder: 0,
  roomTypeIds: [],
  datesNotApplied: [],
}
const choices = { roomTypes: [], plans: [], cancellationPolicies: [], paymentPolicies: [] }

/** A record as its screens are tested: its list and its page, what they read, and the rights to look at it and to change it. */
export type RecordCase = {
  readonly List: ComponentType
  readonly Screen: ComponentType
  readonly kind: Pick<RecordKind<ListedRecord>, 'calls' | 'words' | 'listAt'>
  readonly read: CallPath
  readonly detail: CallPath
  readonly codes: readonly [view: string, change: string]
  readonly row: typeof common & Readonly<Record<string, unknown>>
  readonly usage?: object
}

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
    usage: { bookings: 0, nights: 0, prices: 0 },
  },
  {
    List: RatePlanListScreen,
    Screen: RatePlanScreen,
    kind: salePackages,
    read: 'plan/get-all',
    detail: 'plan/detail',
    codes: ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'],
    row: { ...common, ...plan, ...moreOfPlan, derivation: null },
    usage: { bookings: 0, followers: 0, prices: 0 },
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
]

const signedIn = signedInAs()
/** Signs a person in who holds these codes. */
export const allow = (...held: string[]) => keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: rolesOf(held) } })

/** Answers the calls of a record's screens: its list with these rows, the record, and the choices of its fields. */
export const answerRecord = (
  { read, detail, row, usage = {} }: RecordCase,
  rows: readonly object[],
  more: Parameters<typeof answerCalls>[0] = {},
) =>
  answerCalls({
    [read]: () => ({ body: { data: rows, total: rows.length } }),
    [detail]: () => ({ body: { data: { ...row, usage } } }),
    'plan/get-choices': () => ({ body: { data: choices } }),
    ...more,
  })
