import { grid, type Grid } from '@innkeeper/protocol/rates/grid'
import { addDays, todayIn, type Day } from '@innkeeper/rules/days/day'
import { makeProperty } from './factories.ts'
import { makeRatePlan, makeRoomPlan, makeRoomType, openRoomNights } from './factories-sales.ts'
import type { TestServer } from '../server/test-server.ts'

/** Today at the properties of tests. */
export const today = (): Day => todayIn('Asia/Ho_Chi_Minh', new Date())

/** The night that many days from today. */
export const nightIn = (days: number): Day => addDays(today(), days)

/** A property with one room type of ten rooms and three plans on it, one of which follows the first with −12 %. */
export type RatesProperty = {
  readonly propertyId: string
  readonly roomTypeId: string
  readonly flexible: string
  readonly derived: string
  readonly breakfast: string
  readonly ratePlanIds: { readonly flexible: string; readonly derived: string; readonly breakfast: string }
}

/** A property whose rates a test sets: 1,000,000 a night, 1,200,000 at weekends, ten rooms, 8 on sale from today for 60 nights. */
export const makeRatesProperty = async (server: Pick<TestServer, 'database'>): Promise<RatesProperty> => {
  const propertyId = await makeProperty(server)
  const { roomTypeId } = await makeRoomType(server, propertyId, { defaultPrice: 1_000_000, weekendPrice: 1_200_000 })
  const flexiblePlan = await makeRatePlan(server, propertyId, { nameVi: 'Linh hoạt', nameEn: 'Flexible', maxStay: 30 })
  const derivedPlan = await makeRatePlan(server, propertyId, {
    nameVi: 'Không hoàn tiền',
    nameEn: 'Non-refundable',
    follows: { ratePlanId: flexiblePlan, basisPoints: -1200, inherits: true },
  })
  const breakfastPlan = await makeRatePlan(server, propertyId, { nameVi: 'Bữa sáng', nameEn: 'Breakfast' })
  await openRoomNights(server, propertyId, { roomTypeId, from: today(), to: nightIn(59), allotment: 8 })
  const planOn = (ratePlanId: string) => makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId })
  return {
    propertyId,
    roomTypeId,
    flexible: await planOn(flexiblePlan),
    derived: await planOn(derivedPlan),
    breakfast: await planOn(breakfastPlan),
    ratePlanIds: { flexible: flexiblePlan, derived: derivedPlan, breakfast: breakfastPlan },
  }
}

/** Sells rooms of a night as a booking does: without an operation. */
export const sellRooms = async (
  { database }: Pick<TestServer, 'database'>,
  of: { readonly propertyId: string; readonly roomTypeId: string; readonly night: Day; readonly sold: number },
): Promise<void> => {
  await database.kysely
    .updateTable('room_night')
    .set({ sold: of.sold })
    .where('property_id', '=', of.propertyId)
    .where('room_type_id', '=', of.roomTypeId)
    .where('night', '=', of.night)
    .execute()
}

/** The grid of some nights as a person reads it, checked against its schema. */
export const gridOf = async (server: TestServer, who: { readonly token: string }, from: Day, to: Day = from): Promise<Grid> => {
  const reply = await server.ask('room-plan/get-all-avail-rate', { from, to }, who)
  return grid.parse(reply.data)
}

/** A plan of a grid; throws where it is missing. */
export const planIn = (of: Grid, roomPlanId: string) => {
  const plan = of.roomTypes.flatMap((room) => room.plans).find((one) => one.roomPlanId === roomPlanId)
  if (plan === undefined) throw new Error(`no plan ${roomPlanId} in the grid`)
  return plan
}
