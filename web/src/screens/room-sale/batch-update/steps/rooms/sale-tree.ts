import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { rateFields, roomFields, type RateField } from '@innkeeper/rules/rate/night-fields'
import { inherits } from '@innkeeper/rules/rate/night-restrictions'
import { foldText } from '@innkeeper/rules/text/fold-text'
import type { BatchForm } from '../../form/batch-form.ts'

/** The room types with their plans. */
export type SaleTree = CallOutput<'room-plan/get-room-plan-all'>
export type TreeRoomType = SaleTree[number]
export type TreePlan = TreeRoomType['plans'][number]

/** The fields of plans that the form changes. */
export const changedRateFields = (form: BatchForm): RateField[] => rateFields.filter((field) => form[field].on)

/** Whether the form changes a field of room types. */
export const changesRooms = (form: BatchForm): boolean => roomFields.some((field) => form[field].on)

/** Whether a plan takes a field over from the plan that it follows, so that it cannot be set on it. */
const follows = (plan: Pick<TreePlan, 'derive'>, field: RateField): boolean => {
  if (plan.derive === null) return false
  return field === 'price' || inherits(plan.derive, field)
}

/** Whether a plan can take any of the fields that change; while none is chosen yet, whether it has a price of its own. */
export const canTake = (plan: Pick<TreePlan, 'derive'>, fields: readonly RateField[]): boolean =>
  fields.length === 0 ? plan.derive === null : fields.some((field) => !follows(plan, field))

/** The plans that are ticked and can take what changes. */
export const targetPlans = (form: BatchForm, tree: SaleTree): TreePlan[] => {
  const fields = changedRateFields(form)
  const ticked = new Set(form.roomPlanIds)
  return tree.flatMap((room) => room.plans.filter((plan) => ticked.has(plan.roomPlanId) && canTake(plan, fields)))
}

/** The room types that are ticked. */
export const targetRooms = (form: BatchForm, tree: SaleTree): TreeRoomType[] => tree.filter((room) => form.roomTypeIds.includes(room.id))

/** The part of the tree whose names hold the text, marks left aside; a room type that fits keeps all of its plans. */
export const filterTree = (tree: SaleTree, text: string): SaleTree => {
  const wanted = foldText(text)
  if (wanted === '') return tree
  const fits = (named: { nameVi: string; nameEn: string }) => foldText(`${named.nameVi} ${named.nameEn}`).includes(wanted)
  return tree.flatMap((room) => {
    const plans = fits(room) ? room.plans : room.plans.filter(fits)
    return fits(room) || plans.length > 0 ? [{ ...room, plans }] : []
  })
}

/** The plan that a plan follows, by its name on any room type. */
export const parentOf = (plan: TreePlan, tree: SaleTree): TreePlan | undefined =>
  tree.flatMap((room) => room.plans).find((one) => one.ratePlanId === plan.derive?.parentId)
