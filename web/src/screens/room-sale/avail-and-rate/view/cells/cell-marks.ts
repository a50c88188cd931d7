import type { PlanRow } from '../../model/grid-rows.ts'
import type { ShownRate } from '../../model/nights/shown-night.ts'
import type { ShownField } from '../../model/nights/shown-fields.ts'

/** A mark below a price, in the order in which they stand: tablets A and D, least and most nights, "and more". */
export type Mark = { readonly kind: 'cta' } | { readonly kind: 'ctd' } | StayMark | { readonly kind: 'more' }

type StayMark = { readonly kind: 'min' | 'max'; readonly nights: number }

/** The restrictions of a night that are shown, besides stop sell, which hatches the whole cell. */
export const restrictionsShown = (night: ShownRate, fields: ReadonlySet<ShownField>): Mark[] => {
  const marks: Mark[] = []
  if (night.cta && fields.has('cta')) marks.push({ kind: 'cta' })
  if (night.ctd && fields.has('ctd')) marks.push({ kind: 'ctd' })
  if (night.minStay !== null && night.minStay > 1 && fields.has('minStay')) marks.push({ kind: 'min', nights: night.minStay })
  if (night.maxStay !== null && fields.has('maxStay')) marks.push({ kind: 'max', nights: night.maxStay })
  return marks
}

/** The restrictions of a night itself: what holds for the whole plan stands once, at the plan. */
export const marksOfNight = (night: ShownRate, { stay }: Pick<PlanRow, 'stay'>, fields: ReadonlySet<ShownField>): Mark[] =>
  restrictionsShown(night, fields).filter(
    (mark) => !(mark.kind === 'min' && mark.nights === stay.minStay) && !(mark.kind === 'max' && mark.nights === stay.maxStay),
  )

/** The marks that fit below a price: "three marks or more: the last becomes …". */
export const marksThatFit = (marks: readonly Mark[]): readonly Mark[] =>
  marks.length < 3 ? marks : [...marks.slice(0, 2), { kind: 'more' }]
