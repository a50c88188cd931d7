import type { BatchForm } from '../../form/batch-form.ts'
import { canTake, changedRateFields, type SaleTree, type TreeRoomType } from './sale-tree.ts'

/** What is ticked of the tree. */
type Ticks = Pick<BatchForm, 'roomTypeIds' | 'roomPlanIds'>

/** Room types with all of their plans, ticked or cleared. A plan that cannot take what changes now is ticked as well, for what may change later. */
export const tickRooms = (form: Ticks, rooms: readonly TreeRoomType[], ticked: boolean): Ticks => ({
  roomTypeIds: withAll(
    form.roomTypeIds,
    rooms.map((room) => room.id),
    ticked,
  ),
  roomPlanIds: withAll(form.roomPlanIds, rooms.flatMap(planIdsOf), ticked),
})

/** A plan ticked or cleared: with the last of its plans the room type is ticked, without any it is cleared. */
export const tickPlan = (form: BatchForm, room: TreeRoomType, roomPlanId: string, ticked: boolean): Ticks => {
  const next = { ...form, roomPlanIds: withAll(form.roomPlanIds, [roomPlanId], ticked) }
  const { plans, all } = ticksOf(next, room)
  if (ticked && plans === all) return tickRooms(next, [room], true)
  if (!ticked && plans === 0) return tickRooms(next, [room], false)
  return { roomTypeIds: form.roomTypeIds, roomPlanIds: next.roomPlanIds }
}

/** How much of a room type is ticked: itself, and how many of the plans that can take what changes. */
export const ticksOf = (form: BatchForm, room: TreeRoomType) => {
  const fields = changedRateFields(form)
  const open = room.plans.filter((plan) => canTake(plan, fields))
  const plans = open.filter((plan) => form.roomPlanIds.includes(plan.roomPlanId)).length
  const self = form.roomTypeIds.includes(room.id)
  const isWhole = self && plans === open.length
  return { self, plans, all: open.length, isWhole, isPartly: !isWhole && (self || plans > 0) }
}

/** Whether all of the tree is ticked, or some of it. */
export const ticksOfAll = (form: BatchForm, tree: SaleTree) => {
  const rooms = tree.map((room) => ticksOf(form, room))
  const isWhole = rooms.length > 0 && rooms.every((room) => room.isWhole)
  return { isWhole, isPartly: !isWhole && rooms.some((room) => room.isWhole || room.isPartly) }
}

const planIdsOf = (room: TreeRoomType): string[] => room.plans.map((plan) => plan.roomPlanId)

const withAll = (list: readonly string[], ids: readonly string[], ticked: boolean): string[] => {
  const others = list.filter((id) => !ids.includes(id))
  return ticked ? [...others, ...ids] : others
}
