import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readRateNights, readRoomNights } from './nights.store.ts'
import { plansOfRooms, type PlanPlace } from './places.store.ts'
import type { ReadNights } from './set-nights.ts'

/** Every plan on some room types, and the stored nights of both. */
export type NightsOfRooms = ReadNights & { readonly plans: readonly PlanPlace[] }

/** Reads the nights of room types and of all plans on them, first and last night included. */
export const nightsOfRooms = async (
  tx: PropertyTx,
  roomTypeIds: readonly string[],
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<NightsOfRooms> => {
  const plans = await plansOfRooms(tx, roomTypeIds)
  const rooms = await readRoomNights(
    tx,
    roomTypeIds.map((id) => ({ id, from, to })),
    false,
  )
  if (plans.length === 0) return { plans, rooms, rates: new Map() }
  const rates = await readRateNights(
    tx,
    plans.map(({ roomPlanId: id }) => ({ id, from, to })),
  )
  return { plans, rooms, rates }
}
