import { mealWords, ratePlanFields, type ratePlanRecord } from '@innkeeper/protocol/calls/plan'
import { csvFile, type AnsweredFile, type FileColumn } from '@innkeeper/protocol/csv-file'
import { labelOf } from '@innkeeper/protocol/field'
import { say, type Language } from '@innkeeper/protocol/say'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import type { z } from 'zod'

type RatePlan = z.output<typeof ratePlanRecord>

/** What a plan's file needs beside its rows: the currency, and the names of room types and plans by their ids. */
export type PlanTelling = { readonly currency: Currency; readonly nameOf: (id: string) => string }

const { shape } = ratePlanFields

const columnsIn = ({ currency, nameOf }: PlanTelling): readonly FileColumn<RatePlan>[] => {
  const units = (amount: number) => amount / minorPerUnit(currency)
  return [
    { head: labelOf(shape.nameVi), cell: (plan) => plan.nameVi },
    { head: labelOf(shape.nameEn), cell: (plan) => plan.nameEn },
    { head: labelOf(shape.meals), cell: (plan, language) => plan.meals.map((meal) => mealWords[meal][language]).join('; ') },
    { head: labelOf(shape.includedAdults), cell: (plan) => plan.includedAdults },
    { head: labelOf(shape.includedChildren), cell: (plan) => plan.includedChildren },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.extraAdultPrice), cell: (plan) => units(plan.extraAdultPrice) },
    { head: labelOf(shape.extraChildPrice), cell: (plan) => units(plan.extraChildPrice) },
    { head: labelOf(shape.extraBedPrice), cell: (plan) => units(plan.extraBedPrice) },
    { head: labelOf(shape.minStay), cell: (plan) => plan.minStay },
    { head: labelOf(shape.maxStay), cell: (plan) => plan.maxStay ?? '' },
    { head: say('Theo gói', 'Follows'), cell: (plan) => (plan.derivation === null ? '' : nameOf(plan.derivation.parentId)) },
    { head: say('Bán cho loại phòng', 'Sold on room types'), cell: (plan) => plan.roomTypeIds.map(nameOf).join('; ') },
    { head: labelOf(shape.active), cell: (plan, language) => (plan.active ? yes : no)[language] },
  ]
}

/** The rate plans as a spreadsheet opens them. */
export const ratePlansFile = (rows: readonly RatePlan[], telling: PlanTelling, language: Language): AnsweredFile =>
  csvFile(say('goi-ban', 'packages'), columnsIn(telling), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
