import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from './factories/factories.ts'
import { linkTravelAgent, makeTravelAgent } from './factories/factories-sales.ts'
import { promotionForm } from './forms/promotion-forms.ts'
import { ratePlanForm } from './forms/room-forms.ts'
import type { TestServer } from './server/test-server.ts'

type Told = Omit<CallInput<'promotion/update'>, 'version'>
type Ids = { readonly id: string; readonly planId: string; readonly roomTypeId: string }
type Place = { readonly server: TestServer; readonly owner: SignedIn; readonly roomTypeId: string }

/** A promotion, and inputs that together set every field to another value than a new one's: each type has fields of its own. */
export const savedPromotion = async ({ server, owner, roomTypeId }: Place) => {
  const { id } = (await server.ask('promotion/create', promotionForm(), owner)).data
  const { id: planId } = (await server.ask('plan/create', ratePlanForm(), owner)).data
  const { travelAgentId } = await makeTravelAgent(server)
  await linkTravelAgent(server, owner.propertyId ?? '', { travelAgentId })
  const told = changed({ id, planId, roomTypeId })
  const single: Told = { ...told, buy: null, free: null, counted: null }
  const named: Told = {
    ...single,
    promoType: 'coupon',
    code: 'TET2027',
    applyTo: 'named',
    applyLevels: [],
    applyAgents: [travelAgentId],
  }
  const early: Told = { ...single, promoType: 'earlyBird', daysBefore: 30 }
  return { read: () => server.ask('promotion/detail', { id }, owner), told: [told, named, early] }
}

const changed = ({ id, planId, roomTypeId }: Ids): Told => ({
  ...promotionForm({
    nameVi: 'Tên đã sửa',
    nameEn: 'Changed name',
    promoType: 'quantity',
    effect: 'surcharge',
    percentOrFixed: 'amount',
    value: 5000,
  }),
  id,
  code: null,
  daysBefore: null,
  buy: 3,
  free: 2,
  counted: 'rooms',
  bookFrom: '2027-01-02',
  bookTo: '2027-03-02',
  stayFrom: '2027-02-01',
  stayTo: '2027-08-31',
  datesExcluded: [{ from: '2027-02-05', to: '2027-02-10' }],
  weekdays: [1, 2],
  applyPlans: [planId],
  applyRoomTypes: [roomTypeId],
  minOrder: 1_000_000,
  minNights: 2,
  channels: ['agents'],
  applyTo: 'levels',
  applyLevels: [2, 3],
  applyAgents: [],
  mostUses: 50,
  active: true,
})
