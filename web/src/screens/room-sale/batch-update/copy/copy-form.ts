import { holidayIds } from '@innkeeper/rules/days/calendar/holidays'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'
import { emptyForm, type BatchForm } from '../form/batch-form.ts'

const range = z.object({ from: z.string().optional(), to: z.string().optional() })

/** The parts of a night that are copied together. */
export const copiedParts = ['price', 'restrictions', 'rooms'] as const
export type CopiedPart = (typeof copiedParts)[number]

/** What a person has typed of a copy; anything may still be missing. A draft of it is kept under this shape. */
export const copyForm = z.object({
  by: z.enum(['holiday', 'weekday', 'lastYear']),
  source: range,
  target: range,
  holiday: z.enum(holidayIds),
  fromYear: z.int(),
  toYear: z.int(),
  before: z.int().optional(),
  after: z.int().optional(),
  roomTypeIds: z.array(z.string()),
  roomPlanIds: z.array(z.string()),
  parts: z.array(z.enum(copiedParts)),
  act: z.enum(['keep', 'raise', 'lower']),
  step: z.object({
    unit: z.enum(['percent', 'amount']),
    /** Minor units. */
    amount: z.int().optional(),
    /** Percent as typed: 12.5. */
    percent: z.number().optional(),
    roundTo: z.int().optional(),
  }),
  leaveRefused: z.boolean(),
  note: z.string(),
})
export type CopyForm = z.infer<typeof copyForm>

/** The form as it begins: from the Tết of one year to the next. */
export const emptyCopy = (toYear: number): CopyForm => ({
  by: 'holiday',
  source: {},
  target: {},
  holiday: 'tet',
  fromYear: toYear - 1,
  toYear,
  before: 3,
  after: 3,
  roomTypeIds: [],
  roomPlanIds: [],
  parts: ['price', 'restrictions'],
  act: 'keep',
  step: { unit: 'percent' },
  leaveRefused: false,
  note: '',
})

/** The fields that are copied. */
export const copiedFields = ({ parts }: Pick<CopyForm, 'parts'>): NightFieldName[] => parts.flatMap((part) => fieldsOf[part])

/** The form of a batch that changes the same fields at the same places: the tree of rooms is ticked in it. */
export const asBatch = (form: Pick<CopyForm, 'parts' | 'roomTypeIds' | 'roomPlanIds'>): BatchForm => ({
  ...copiedFields(form).reduce<BatchForm>((batch, field) => ({ ...batch, [field]: { ...batch[field], on: true } }), emptyForm),
  roomTypeIds: form.roomTypeIds,
  roomPlanIds: form.roomPlanIds,
})

const fieldsOf: Readonly<Record<CopiedPart, readonly NightFieldName[]>> = {
  price: ['price'],
  restrictions: rateFields.filter((field) => field !== 'price'),
  rooms: roomFields,
}
