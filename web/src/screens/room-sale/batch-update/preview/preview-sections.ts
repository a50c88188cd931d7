import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import { rateFields, roomFields } from '@innkeeper/rules/rate/night-fields'

export type PreviewGroup = BatchPreview['groups'][number]
export type PreviewRun = PreviewGroup['runs'][number]
export type PreviewWarning = BatchPreview['warnings'][number]

/** Places whose nights fare alike in a field, shown once. */
export type AlikeGroups = { readonly key: string; readonly first: PreviewGroup; readonly places: readonly PreviewGroup[] }

/** A field of the preview and what happens to it. */
export type PreviewSection = { readonly field: PreviewGroup['field']; readonly groups: readonly AlikeGroups[] }

/** The preview by field, in the order of the form, place by place in the order of the tree; those that fare alike in every run stand together. */
export const sectionsOf = (groups: readonly PreviewGroup[], tree: SaleTree): PreviewSection[] => {
  const places = new Map(tree.flatMap((room) => [room.id, ...room.plans.map((plan) => plan.roomPlanId)]).map((id, place) => [id, place]))
  const placeOf = (group: PreviewGroup): number => places.get(group.roomPlanId ?? group.roomTypeId) ?? places.size
  const ordered = groups.toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...rateFields, ...roomFields].flatMap((field) => {
    const ofField = ordered.filter((group) => group.field === field)
    return ofField.length === 0 ? [] : [{ field, groups: alikeOf(ofField) }]
  })
}

const alikeOf = (groups: readonly PreviewGroup[]): AlikeGroups[] => {
  const byRuns = Map.groupBy(groups, (group) => JSON.stringify([group.runs, group.moreRuns]))
  return [...byRuns.values()].flatMap((places) => {
    const [first] = places
    return first === undefined ? [] : [{ key: `${first.field} ${first.roomPlanId ?? first.roomTypeId}`, first, places }]
  })
}

/** Whether a section's nights lie in more than one year, so that a day without its year could be either. */
export const spansYears = ({ groups }: PreviewSection): boolean =>
  new Set(groups.flatMap(({ first }) => first.runs.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)]))).size > 1

/** By how much a price moves, in basis points, as finely as a percentage is typed; null where it was or becomes nothing, or as good as stays. */
export const moveOf = ({ before, after }: Pick<PreviewRun, 'before' | 'after'>): number | null => {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return null
  const move = Math.round((Math.abs(after - before) / before) * 10_000)
  return move === 0 ? null : Math.sign(after - before) * move
}

/** The warnings that concern a run: same place, within it, of its new price. */
export const warningsAt = (group: PreviewGroup, run: PreviewRun, warnings: readonly PreviewWarning[]): PreviewWarning[] =>
  group.field === 'price' && run.outcome === 'change'
    ? warnings.filter(
        (one) => one.roomPlanId === group.roomPlanId && one.price === run.after && one.night >= run.from && one.night <= run.to,
      )
    : []

/** How many zeros too many or too few a price seems to have. */
export const zerosOff = ({ price, suggested }: Pick<PreviewWarning, 'price' | 'suggested'>): number =>
  Math.max(1, Math.round(Math.abs(Math.log10(price / suggested))))
