import { nightFieldNames } from '@innkeeper/protocol/words/sale/night-field-names'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { nightFields, type NightFieldKind, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { clearingText } from '@innkeeper/rules/rate/sheet/read-sheet-cell'
import type { SheetCheck } from '#kit/workbook/sheet-to-write.ts'

/** The heads of the columns before the nights. */
export const headWords = { room: say('Loại phòng', 'Room type'), plan: say('Gói bán', 'Sale package') } as const

/** The name of the sheet that says how to fill in the others. */
export const howToName = say('Hướng dẫn', 'How to')

/** How to fill in the workbook, a line a row. */
export const howToLines: readonly Saying[] = [
  say(
    'Mỗi trang là một trường của lưới, mỗi hàng một loại phòng hoặc gói, mỗi cột một đêm.',
    'Each sheet is a field of the grid, each row a room type or package, each column a night.',
  ),
  say(
    'Chỉ sửa các ô Excel trắng. Ô Excel để trống giữ nguyên đêm đó.',
    'Edit the white Excel cells only. An empty Excel cell leaves the night as it is.',
  ),
  say(`Ghi ${clearingText} để xoá giá hoặc hạn chế đã đặt.`, `Write ${clearingText} to clear a price or a restriction.`),
  say(
    'Ngừng bán, đóng ngày đến, đóng ngày đi, đóng phòng: ghi 1 để bật, 0 để tắt.',
    'Stop sell, closed to arrival, closed to departure, closed rooms: write 1 for on, 0 for off.',
  ),
  say(
    'Giá và hạn chế theo gói gốc không có ở đây; sửa gói gốc.',
    'Prices and restrictions that follow another package are not here; change that package.',
  ),
  say('Không dùng công thức: dán thành giá trị trước khi tải lên.', 'No formulas: paste them as values before the upload.'),
]

/** The name of a field's sheet. */
export const sheetName = (field: NightFieldName, language: Language): string => speak(nightFieldNames[field], language)

const least: Readonly<Record<NightFieldKind, number>> = { flag: 0, money: 0, rooms: 0, nights: 1, days: 0 }

/** What a spreadsheet accepts in the cells of a field while somebody types. */
export const sheetCheck = (field: NightFieldName, language: Language): SheetCheck => {
  const { kind, empty } = nightFields[field]
  const number = (cell: string) => `AND(ISNUMBER(${cell}),${cell}>=${least[kind]})`
  const formula = (cell: string) => {
    if (kind === 'flag') return `OR(${cell}=1,${cell}=0)`
    return empty === null ? `OR(${cell}="${clearingText}",${number(cell)})` : number(cell)
  }
  return { formula, title: sheetName(field, language), message: speak(kind === 'flag' ? flagHint : numberHint, language) }
}

const flagHint = say('Ghi 1 để bật, 0 để tắt.', 'Write 1 for on, 0 for off.')
const numberHint = say('Ghi một số.', 'Write a number.')
