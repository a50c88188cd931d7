import { z } from 'zod'
import { uploadBytes } from '#call.ts'
import { field, named } from '#field.ts'
import { cellRefusalKeys } from '#refusals/rates.ts'
import { sheetProblemKeys } from '#refusals/workbooks.ts'
import { say } from '#say.ts'
import { appliedBatch, batchPreview } from './batch.ts'
import { nightField, nightPlace, nightValue, operationNo, roomPlanId, roomTypeId } from './night-fields.ts'

/** Which nights are written to a workbook: a sheet for each field, a row for each room type or package, a column for each night. */
export const workbookInput = z.strictObject({
  from: field.day(say('Từ ngày', 'From')),
  to: field.day(say('Đến ngày', 'To')),
  roomTypeIds: named(say('Loại phòng', 'Room types'), z.array(roomTypeId).max(500)).default([]),
  roomPlanIds: named(say('Gói bán', 'Sale packages'), z.array(roomPlanId).max(1000)).default([]),
  fields: named(say('Xuất những gì', 'What is exported'), z.array(nightField).min(1).max(9)),
})

/** A workbook in an answer. */
export const workbookFile = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })

/** The uploaded workbook: at most 5 MB, as every upload. */
export const workbookUpload = {
  field: 'file',
  words: say('Tệp Excel', 'Workbook'),
  maxBytes: uploadBytes,
  accept: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'],
} as const

/** A workbook that was filled in. */
export const readWorkbookInput = z.strictObject({
  /** True leaves cells that cannot be used as they are; otherwise one such cell refuses everything. */
  leaveProblems: field.flag(say('Bỏ qua ô Excel không dùng được', 'Leave out Excel cells that cannot be used')).default(false),
})

/** A workbook to be applied; `expect` is the preview's `hash`: if nights have changed since, it is refused. */
export const applyWorkbookInput = readWorkbookInput.extend({
  note: field.note(say('Ghi chú', 'Note'), { max: 255 }).default(''),
  expect: field.text(say('Mã bản xem trước', 'Preview code'), { max: 64, min: 0 }).optional(),
})

/** What a workbook would do. Addresses of cells are those of the spreadsheet, such as `Price!F12`. */
export const workbookPreview = batchPreview.extend({
  exportedAt: z.iso.datetime(),
  /** Cells, rows and days that cannot be used, in the order of the sheets; at most 500. */
  problems: z.array(z.object({ cell: z.string(), reason: z.enum([...sheetProblemKeys, ...cellRefusalKeys]), message: z.string() })),
  problemCount: z.int(),
  /** Cells that differ from the export, where somebody changed the night since: they stay as they are; at most 500. */
  collisions: z.array(
    z.object({
      ...nightPlace,
      cell: z.string(),
      field: nightField,
      mine: nightValue,
      theirs: nightValue,
      person: z.string(),
      at: z.iso.datetime(),
      operationNo,
    }),
  ),
  collisionCount: z.int(),
})
export type WorkbookPreview = z.infer<typeof workbookPreview>

/** What an applied workbook did. */
export const appliedWorkbook = appliedBatch
