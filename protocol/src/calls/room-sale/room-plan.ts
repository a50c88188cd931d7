import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { applyInput, appliedBatch, batchInput, batchPreview } from '#rates/batch.ts'
import { appliedCopy, applyCopyInput, copyInput, copyPreview, farEdge } from '#rates/copy.ts'
import { grid, planOfRoom, roomTypeOfGrid } from '#rates/grid.ts'
import { night, nightFields, operationNo, roomPlanId, roomTypeId } from '#rates/night-fields.ts'
import { cellHistory, undoInput, undone, undoPreview, undoSteps } from '#rates/operations.ts'
import { decided, decideInput, heldMessages, messageInput, messagesInput, seenMessage, toldDecision } from '#rates/held.ts'
import {
  applyWorkbookInput,
  appliedWorkbook,
  readWorkbookInput,
  workbookFile,
  workbookInput,
  workbookPreview,
  workbookUpload,
} from '#rates/workbook.ts'
import { mixedCellsInput, rateCellsInput, savedCells, saveLimits } from '#rates/save-cells.ts'
import { cellRefusalKeys, intervalRefusals } from '#refusals/rates.ts'
import { sheetProblemKeys, workbookRefusalKeys } from '#refusals/workbooks.ts'
import type { Saying } from '#say.ts'

const view = { who: 'property', codes: ['AVAIL_RATE_1'] } as const
const change = { who: 'property', codes: ['AVAIL_RATE_2'] } as const
// The settings say how many nights the weekend's price reaches.
const stales = ['room/', 'room-plan-log/', 'room-log/', 'hotel-setting/']

const saveCall = <I extends z.ZodObject>(words: Saying, input: I) =>
  call({
    words,
    kind: 'change',
    method: 'POST',
    access: change,
    input,
    output: savedCells,
    refusals: cellRefusalKeys,
    idempotency: 'optional',
    stales,
    limits: saveLimits,
  })

const batchRefusals = [
  ...cellRefusalKeys,
  ...Object.values(intervalRefusals),
  'nothingToChange',
  'nothingToChangeOn',
  'tooManyNights',
] as const

const copyRefusals = [...batchRefusals, 'holidayNotThere', 'intervalTooLong'] as const

export const roomPlanCalls = {
  'room-plan/get-all': call({
    words: say('Danh sách gói theo loại phòng', 'Packages by room type'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.array(planOfRoom.extend({ roomTypeId: z.uuid() })),
    refusals: [],
  }),
  'room-plan/get-room-plan-all': call({
    words: say('Loại phòng và các gói của từng loại', 'Room types with their packages'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.array(roomTypeOfGrid.extend({ plans: z.array(planOfRoom) })),
    refusals: [],
  }),
  'room-plan/get-all-avail-rate': call({
    words: say('Lưới phòng trống và giá', 'The grid of availability and price'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({
      from: field.day(say('Từ ngày', 'From')),
      to: field.day(say('Đến ngày', 'To')),
      roomTypeIds: named(say('Loại phòng', 'Room types'), z.array(roomTypeId).max(200)).optional(),
    }),
    output: grid,
    refusals: ['intervalTooLong', 'intervalEndsBeforeStart'],
  }),
  'room-plan/save-cells': saveCall(say('Lưu các đêm của lưới', 'Save nights of the grid'), mixedCellsInput),
  'room-plan/update-rate': saveCall(say('Đặt giá', 'Set prices'), rateCellsInput(nightFields.price)),
  'room-plan/update-stop-sell': saveCall(say('Ngừng bán gói', 'Stop selling packages'), rateCellsInput(nightFields.stopSell)),
  'room-plan/update-closed-to-arrival': saveCall(say('Đóng ngày đến', 'Close to arrival'), rateCellsInput(nightFields.cta)),
  'room-plan/update-closed-to-departure': saveCall(say('Đóng ngày đi', 'Close to departure'), rateCellsInput(nightFields.ctd)),
  'room-plan/update-min-stay': saveCall(say('Đặt số đêm tối thiểu', 'Set the minimum stay'), rateCellsInput(nightFields.minStay)),
  'room-plan/update-max-stay': saveCall(say('Đặt số đêm tối đa', 'Set the maximum stay'), rateCellsInput(nightFields.maxStay)),
  'room-plan/preview-all': call({
    words: say('Xem trước cập nhật hàng loạt', 'Preview a batch update'),
    kind: 'read',
    method: 'POST',
    access: change,
    input: batchInput,
    output: batchPreview,
    refusals: batchRefusals,
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/update-all': call({
    words: say('Cập nhật hàng loạt', 'Batch update'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: applyInput,
    output: appliedBatch,
    refusals: [...batchRefusals, 'previewStale'],
    idempotency: 'optional',
    stales,
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/preview-copy': call({
    words: say('Xem trước chép tiếp', 'Preview copying forward'),
    kind: 'read',
    method: 'POST',
    access: change,
    input: copyInput,
    output: copyPreview,
    refusals: copyRefusals,
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/copy-nights': call({
    words: say('Chép đêm sang đêm khác', 'Copy nights onto others'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: applyCopyInput,
    output: appliedCopy,
    refusals: [...copyRefusals, 'previewStale'],
    idempotency: 'optional',
    stales,
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/far-edge': call({
    words: say('Phần trống ở cuối hai năm', 'The empty far edge of two years'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: farEdge,
    refusals: [],
  }),
  'room-plan/export-workbook': call({
    words: say('Xuất lưới ra Excel', 'Export the grid to Excel'),
    kind: 'read',
    method: 'POST',
    access: view,
    dear: true,
    input: workbookInput,
    output: workbookFile,
    refusals: [...Object.values(intervalRefusals), 'nothingToChangeOn', 'tooManyNights'],
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/preview-workbook': call({
    words: say('Xem trước tệp Excel', 'Preview a workbook'),
    kind: 'read',
    method: 'POST',
    access: change,
    upload: workbookUpload,
    input: readWorkbookInput,
    output: workbookPreview,
    refusals: [...workbookRefusalKeys, ...sheetProblemKeys],
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/apply-workbook': call({
    words: say('Nhập từ Excel', 'Import from Excel'),
    kind: 'change',
    method: 'POST',
    access: change,
    upload: workbookUpload,
    input: applyWorkbookInput,
    output: appliedWorkbook,
    refusals: [...workbookRefusalKeys, ...cellRefusalKeys, 'workbookProblems', 'previewStale'],
    idempotency: 'optional',
    stales,
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/pms-messages': call({
    words: say('Tin chờ xác nhận', 'Messages that wait for confirmation'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: messagesInput,
    output: heldMessages,
    refusals: [],
  }),
  'room-plan/pms-message': call({
    words: say('Xem trước một tin chờ xác nhận', 'Preview a message that waits'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: messageInput,
    output: seenMessage,
    refusals: ['intervalTooLong', 'tooManyNights'],
    limits: { seconds: 60, perMinute: 240 },
  }),
  'room-plan/pms-confirm': call({
    words: say('Quyết định một tin chờ xác nhận', 'Decide about a message that waits'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: decideInput,
    output: decided,
    refusals: ['heldDecided', 'heldExpired', 'heldNothingTaken', 'previewStale', 'intervalTooLong', 'tooManyNights'],
    idempotency: 'optional',
    diary: say('Quyết định tin của kết nối {subject}', 'Decided about a message of the connection {subject}'),
    record: { kind: 'connection', id: 'connectionId' },
    tells: toldDecision,
    stales,
    limits: { seconds: 60 },
  }),
  'room-plan/undo-preview': call({
    words: say('Xem trước hoàn tác', 'Preview an undo'),
    kind: 'read',
    method: 'GET',
    access: change,
    input: z.strictObject({ operationNo }),
    output: undoPreview,
    refusals: ['operationUndone'],
    limits: { seconds: 60 },
  }),
  'room-plan/undo-steps': call({
    words: say('Các thao tác của bạn có thể hoàn tác', 'Your operations that can be undone'),
    kind: 'read',
    method: 'GET',
    access: change,
    input: z.strictObject({}),
    output: undoSteps,
    refusals: [],
  }),
  'room-plan/undo': call({
    words: say('Hoàn tác một thao tác', 'Undo an operation'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: undoInput,
    output: undone,
    refusals: ['operationUndone', 'nothingToUndo'],
    idempotency: 'optional',
    stales,
    limits: { seconds: 60, bodyBytes: 4 * 1024 * 1024 },
  }),
  'room-plan/cell-history': call({
    words: say('Ai đã đặt giá trị này', 'Who set this value'),
    kind: 'read',
    method: 'GET',
    access: view,
    list: true,
    input: z.strictObject({ roomTypeId: roomTypeId.optional(), roomPlanId: roomPlanId.optional(), night, ...field.page }),
    output: cellHistory,
    refusals: [],
  }),
}
