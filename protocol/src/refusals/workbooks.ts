import type { SheetCellProblem } from '@innkeeper/rules/rate/sheet/read-sheet-cell'
import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of workbooks with nights; those of a cell, a row or a day stand beside its address in the preview. */
export const workbookRefusals = {
  workbookUnreadable: refusal(
    720,
    422,
    say(
      'Không đọc được tệp này. Hãy lưu thành sổ tính Excel (.xlsx), không đặt mật khẩu.',
      'This file cannot be read. Save it as an Excel workbook (.xlsx) without a password.',
    ),
  ),
  workbookForeign: refusal(
    721,
    422,
    say(
      'Đây không phải tệp xuất từ lưới giá. Xuất tệp, sửa trong tệp đó rồi tải lên.',
      'This workbook was not exported from the grid. Export one, edit it and upload it again.',
    ),
  ),
  workbookOfAnother: refusal(
    722,
    422,
    say(
      'Tệp này của chỗ nghỉ khác. Xuất tệp mới của chỗ nghỉ này.',
      'This workbook belongs to another property. Export one of this property.',
    ),
  ),
  workbookOld: refusal(
    723,
    422,
    say(
      'Tệp này xuất từ {day}, quá {days} ngày. Xuất tệp mới để không chép đè giá đã đổi.',
      'This workbook was exported on {day}, more than {days} days ago. Export a new one, so that no later price is overwritten.',
    ),
  ),
  workbookTooLarge: refusal(
    724,
    422,
    say(
      'Tệp bung ra quá lớn. Xuất ít đêm hoặc ít gói hơn.',
      'The workbook is too large when it is unpacked. Export fewer nights or packages.',
    ),
  ),
  workbookEmpty: refusal(725, 422, say('Tệp không có ô Excel nào được điền.', 'No Excel cell of the workbook is filled.')),
  workbookOtherCurrency: refusal(
    726,
    422,
    say('Tệp này có giá bằng {currency}. Xuất tệp mới.', 'The prices of this workbook are in {currency}. Export a new one.'),
  ),
  workbookProblems: refusal(
    727,
    422,
    say(
      '{count} ô Excel không dùng được. Sửa trong tệp, hoặc chọn bỏ qua những ô Excel này.',
      '{count} Excel cells cannot be used. Correct them in the workbook, or choose to leave them out.',
    ),
  ),
  cellIsFormula: refusal(
    728,
    422,
    say('Ô Excel này là công thức. Chép rồi dán lại thành giá trị.', 'This Excel cell is a formula. Copy it and paste it as a value.'),
  ),
  cellNotNumber: refusal(729, 422, say('“{text}” không phải là số.', '“{text}” is not a number.')),
  cellNotWhole: refusal(730, 422, say('“{text}” phải là số nguyên.', '“{text}” must be a whole number.')),
  cellTooManyDigits: refusal(
    731,
    422,
    say('“{text}” có nhiều số lẻ hơn đồng tiền cho phép.', '“{text}” has more decimals than the currency.'),
  ),
  cellNotFlag: refusal(
    732,
    422,
    say('“{text}” không dùng được. Ghi 1 để bật, 0 để tắt.', '“{text}” cannot be used. Write 1 for on, 0 for off.'),
  ),
  cellCannotClear: refusal(
    733,
    422,
    say('Trường này không để trống được. Ghi 0 nếu không có.', 'This field cannot be emptied. Write 0 for none.'),
  ),
  cellOutOfBounds: refusal(734, 422, say('“{text}” nằm ngoài giới hạn của trường.', '“{text}” is outside the limits of the field.')),
  sheetDayUnknown: refusal(
    735,
    422,
    say(
      'Đầu cột này không còn là một ngày, hoặc trùng cột khác. Cột bị bỏ qua.',
      'The head of this column is not a day any more, or another column has it. The column is left out.',
    ),
  ),
  sheetRowUnknown: refusal(
    736,
    422,
    say('Không tìm thấy loại phòng hoặc gói của hàng này.', 'The room type or package of this row does not exist.'),
  ),
  sheetRowTwice: refusal(737, 422, say('Loại phòng hoặc gói này có ở hai hàng.', 'This room type or package stands in two rows.')),
} as const satisfies Record<string, Refusal>

/** The refusal for each problem of a cell. */
export const sheetCellRefusals = {
  formula: 'cellIsFormula',
  notNumber: 'cellNotNumber',
  notWhole: 'cellNotWhole',
  tooManyDigits: 'cellTooManyDigits',
  notFlag: 'cellNotFlag',
  cannotClear: 'cellCannotClear',
} as const satisfies Record<SheetCellProblem, keyof typeof workbookRefusals>

/** The problems that a preview shows beside the address of a cell. */
export const sheetProblemKeys = [
  ...Object.values(sheetCellRefusals),
  'cellOutOfBounds',
  'sheetDayUnknown',
  'sheetRowUnknown',
  'sheetRowTwice',
] as const

/** A problem of a cell, a row or a day of a workbook. */
export type SheetProblemKey = (typeof sheetProblemKeys)[number]

/** The refusals of a workbook as a whole. */
export const workbookRefusalKeys = [
  'workbookUnreadable',
  'workbookForeign',
  'workbookOfAnother',
  'workbookOld',
  'workbookTooLarge',
  'workbookEmpty',
  'workbookOtherCurrency',
  'tooManyNights',
] as const
