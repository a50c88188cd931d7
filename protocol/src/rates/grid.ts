import { currencies } from '@innkeeper/rules/money/currency'
import { rateFields, roomFields } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'
import { seasonColorCodes } from '#codes/season-colors.ts'
import { storedColumns } from './stored-nights.ts'

const days = z.object({ from: z.iso.date(), to: z.iso.date() })
const counts = z.array(z.int())

/** How a plan follows another. Percent is in basis points. */
export const derivation = z.object({
  parentId: z.uuid(),
  unit: z.enum(['percent', 'amount']),
  value: z.int(),
  roundTo: z.int(),
  floor: z.int().nullable(),
  inheritStopSell: z.boolean(),
  inheritCta: z.boolean(),
  inheritCtd: z.boolean(),
  inheritMinStay: z.boolean(),
  inheritMaxStay: z.boolean(),
})

/** A plan on a room type, without its nights. */
export const planOfRoom = z.object({
  roomPlanId: z.uuid(),
  ratePlanId: z.uuid(),
  nameVi: z.string(),
  nameEn: z.string(),
  active: z.boolean(),
  minStay: z.int(),
  maxStay: z.int().nullable(),
  /** The parent plan on the same room type, if it is sold there. */
  parentRoomPlanId: z.uuid().nullable(),
  /** Null for a plan with prices of its own. */
  derive: derivation.nullable(),
})

/** The stored nights of a room-plan, as columns by day offset; 0 and null where nothing is stored. */
const rateColumns = z.object({ ...storedColumns(rateFields), version: counts })

const roomColumns = z.object({ ...storedColumns(roomFields), sold: counts, version: counts })

/** A room type, without its nights and plans. */
export const roomTypeOfGrid = z.object({
  id: z.uuid(),
  nameVi: z.string(),
  nameEn: z.string(),
  totalRooms: z.int(),
  active: z.boolean(),
  displayOrder: z.int(),
  defaultPrice: z.int(),
  weekendPrice: z.int(),
  floorPrice: z.int().nullable(),
  ceilingPrice: z.int().nullable(),
  maxGuests: z.int(),
})

/**
 * The grid of rates and availability between two days: stored values only, as columns by day offset from `from`. Where a night has no
 * stored value, the rules compute the effective one (default, weekend and derived prices, inherited restrictions).
 */
export const grid = z.object({
  today: z.iso.date(),
  lastNight: z.iso.date(),
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.enum(currencies),
  weekendNights: z.array(z.int()),
  events: z.array(z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string(), color: z.enum(seasonColorCodes), ...days.shape })),
  roomTypes: z.array(
    roomTypeOfGrid.extend({
      nights: roomColumns,
      plans: z.array(planOfRoom.extend({ blackouts: z.array(days), nights: rateColumns })),
    }),
  ),
})
export type Grid = z.infer<typeof grid>
