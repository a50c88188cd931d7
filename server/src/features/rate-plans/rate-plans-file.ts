import { mealWords, ratePlanFields, type ratePlanRecord } from '@innkeeper/protocol/calls/room-sale/plan'
import { labelOf } from '@innkeeper/protocol/field'
import { say, type Language } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { z } from 'zod'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type RatePlan = z.output<typeof ratePlanRecord>

/** What a file of plans needs besides its rows: the currency, and the names of room types and plans by their ids. */
export type PlanFileContext = { readonly currency: Currency; readonly nameOf: (id: string) => string }

const { shape } = ratePlanFields

const columnsIn = ({ currency, nameOf }: PlanFileContext): readonly FileColumn<RatePlan>[] => {
  return [
    { head: labelOf(shape.nameVi), cell: (plan) => plan.nameVi },
    { head: labelOf(shape.nameEn), cell: (plan) => plan.nameEn },
    { head: labelOf(shape.meals), cell: (plan, language) => plan.meals.map((meal) => mealWords[meal][language]).join('; ') },
    { head: labelOf(shape.includedAdults), cell: (plan) => plan.includedAdults },
    { head: labelOf(shape.includedChildren), cell: (plan) => plan.includedChildren },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.extraAdultPrice), type: 'money', currency, cell: (plan) => plan.extraAdultPrice },
    { head: labelOf(shape.extraChildPrice), type: 'money', currency, cell: (plan) => plan.extraChildPrice },
    { head: labelOf(shape.extraBedPrice), type: 'money', currency, cell: (plan) => plan.extraBedPrice },
    { head: labelOf(shape.minStay), cell: (plan) => plan.minStay },
    { head: labelOf(shape.maxStay), cell: (plan) => plan.maxStay ?? '' },
    { head: say('Theo gói', 'Follows'), cell: (plan) => (plan.derivation === null ? '' : nameOf(plan.derivation.parentId)) },
    { head: say('Bán cho loại phòng', 'Sold on room types'), cell: (plan) => plan.roomTypeIds.map(nameOf).join('; ') },
    { head: labelOf(shape.active), cell: (plan, language) => (plan.active ? yes : no)[language] },
  ]
}

/** The rate plans as a file for spreadsheets. */
export const ratePlansFile = (rows: FileRows<RatePlan>, telling: PlanFileContext, language: Language): ListFile =>
  writeFile(say('goi-ban', 'packages'), columnsIn(telling), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
