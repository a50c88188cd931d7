import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import type { StatementCell } from './statement-cell.ts'

const today = '2026-11-27'
const read = (rows: readonly (readonly StatementCell[])[]) => {
  const statement = readStatement(rows, today)
  if (!('lines' in statement)) throw new Error(`no statement: ${statement.missing.join()}`)
  return statement
}
const short = (rows: readonly (readonly StatementCell[])[]) =>
  read(rows).lines.map(({ line, paidOn, amount, content, reference }) => [line, paidOn, amount, content, reference])

const forms: readonly [string, (string | number | null)[][], (string | number)[][], number][] = [
  [
    'Vietcombank: heads in two languages, day and number in one column, sums below',
    [
      ['NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM'],
      ['SAO KÊ TÀI KHOẢN/ STATEMENT OF ACCOUNT'],
      [],
      [
        'STT\nNo.',
        'Ngày\nTNX Date/ Số CT/Doc No',
        'Số tiền ghi nợ/Debit',
        'Số tiền ghi có/Credit',
        'Số dư/Balance',
        'Nội dung chi tiết/Transactions in detail',
      ],
      ['1', '25/11/2026\n5078 - 83715', '', '2,000,000', '12,000,000', 'MBVCB.123.HA261220123 CK'],
      ['2', '25/11/2026\n5078 - 83716', '11,000', '', '11,989,000', 'Phi SMS'],
      ['Tổng số/Total', '', '11,000', '2,000,000', '', ''],
    ],
    [[5, '2026-11-25', 2_000_000, 'MBVCB.123.HA261220123 CK', '']],
    1,
  ],
  [
    'Techcombank: its own names of the columns',
    [
      [
        'Ngày giao dịch/ Transaction date',
        'Đối tác/ Remitter',
        'Diễn giải/ Details',
        'Số bút toán/ Transaction No',
        'Nợ TKTT/ Debit',
        'Có TKTT/ Credit',
        'Số dư/ Balance',
      ],
      ['24/11/2026', 'NGUYEN VAN A', 'Thanh toan HA261220123', 'FT26328001\\BNK', '', '1.500.000', '9.000.000'],
    ],
    [[2, '2026-11-24', 1_500_000, 'Thanh toan HA261220123', 'FT26328001\\BNK']],
    0,
  ],
  [
    'BIDV: two columns, a time beside the day',
    [
      ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Phát sinh nợ', 'Phát sinh có', 'Số dư', 'Mô tả'],
      [1, '24/11/2026 08:15:00', 'REF1', 0, 700000, 700000, 'coc phong'],
      [2, '24/11/2026 09:15:00', 'REF2', 20000, 0, 680000, 'phi'],
    ],
    [[2, '2026-11-24', 700_000, 'coc phong', 'REF1']],
    1,
  ],
  [
    'one column with signs, English heads',
    [
      ['Date', 'Reference', 'Amount', 'Description'],
      ['2026-11-20', 'A1', '+ 300,000 VND', 'deposit'],
      ['2026-11-20', 'A2', '- 50,000 VND', 'fee'],
    ],
    [[2, '2026-11-20', 300_000, 'deposit', 'A1']],
    1,
  ],
  [
    'one column and a direction',
    [
      ['Ngày GD', 'Nợ/Có', 'Số tiền', 'Nội dung'],
      ['20/11/2026', 'C', '300.000', 'tien vao'],
      ['20/11/2026', 'D', '50.000', 'tien ra'],
    ],
    [[2, '2026-11-20', 300_000, 'tien vao', '']],
    1,
  ],
  [
    'a second row of heads, an empty row and words below are no lines',
    [
      ['Ngày', 'Ghi có', 'Ghi nợ', 'Nội dung'],
      ['Date', 'Credit', 'Debit', 'Details'],
      ['20/11/2026', '300.000', '', 'tien vao'],
      [],
      ['Số dư cuối kỳ', '300.000', '', ''],
      ['Chứng từ này được in từ hệ thống', '', '', ''],
    ],
    [[3, '2026-11-20', 300_000, 'tien vao', '']],
    0,
  ],
]

test.each(forms)('%s', (_form, rows, lines, outgoing) => {
  expect(short(rows)).toEqual(lines)
  expect(read(rows)).toMatchObject({ outgoing, problems: [] })
})

test('“Thay đổi” is the sign beside an amount, or the amount itself', () => {
  const beside = read([
    ['Ngày giao dịch', 'Số tham chiếu', 'Thay đổi', 'Số tiền', 'Mô tả'],
    ['25/11/2026', '1', '+', '300.000', 'vào'],
    ['25/11/2026', '2', '-', '50.000', 'ra'],
  ])
  const itself = read([
    ['Ngày giao dịch', 'Thay đổi', 'Mô tả'],
    ['25/11/2026', '+300.000', 'vào'],
    ['25/11/2026', '-50.000', 'ra'],
  ])
  for (const { lines, outgoing, problems } of [beside, itself]) {
    expect(lines.map(({ amount }) => amount)).toEqual([300_000])
    expect({ outgoing, problems }).toEqual({ outgoing: 1, problems: [] })
  }
})

test('words of a line that are also heads make it no second row of heads', () => {
  const { lines } = read([heads, ['20/11/2026', 'REF2', '5.000', '', 'phí']])
  expect(lines).toMatchObject([{ amount: 5000, content: 'phí' }])
})

const heads = ['Ngày', 'Mã giao dịch', 'Số tiền', 'Loại', 'Nội dung']

test('each line that cannot be read says why, and the others are read', () => {
  const { lines, problems } = read([
    heads,
    ['31/02/2026', '1', '5.000', '', 'a'],
    ['28/11/2026', '2', '5.000', '', 'b'],
    ['20/11/2026', '3', '5,5', '', 'c'],
    ['20/11/2026', '4', '999999999999999', '', 'd'],
    ['20/11/2026', '5', '', '', 'e'],
    ['20/11/2026', '6', '5.000', 'khác', 'f'],
    ['20/11/2026', '7', '5.000', '', 'g'],
  ])
  expect(problems).toEqual([
    { line: 2, reason: 'dayUnreadable', text: '31/02/2026' },
    { line: 3, reason: 'dayInFuture', text: '28/11/2026' },
    { line: 4, reason: 'amountUnreadable', text: '5,5' },
    { line: 5, reason: 'amountTooLarge', text: '999999999999999' },
    { line: 6, reason: 'amountMissing', text: 'e' },
    { line: 7, reason: 'directionUnknown', text: 'khác' },
  ])
  expect(lines.map(({ line }) => line)).toEqual([8])
})

test('a table without the columns of a statement says which are missing', () => {
  expect(
    readStatement(
      [
        ['Ngày', 'Nội dung'],
        ['20/11/2026', 'x'],
      ],
      today,
    ),
  ).toEqual({ missing: ['amount'] })
  expect(readStatement([['a', 'b']], today)).toEqual({ missing: ['day', 'amount', 'content'] })
  expect(readStatement([], today)).toEqual({ missing: ['day', 'amount', 'content'] })
})

test('the same money is seen as the same in files that differ in case and spaces; without a number the balance tells two apart', () => {
  const seen = (rows: readonly (readonly StatementCell[])[]) => read(rows).lines.map(({ seenAs }) => seenAs)
  const [one, other] = seen([
    heads,
    ['20/11/2026', 'FT1', '5.000', '', 'Ck  HA261220123'],
    ['20/11/2026', 'ft1', '5,000', '', 'CK ha261220123'],
  ])
  expect(one).toBe(other)
  const balanced = ['Ngày', 'Ghi có', 'Nội dung', 'Số dư']
  const [first, second] = seen([balanced, ['20/11/2026', '5.000', 'CK', '5.000'], ['20/11/2026', '5.000', 'CK', '10.000']])
  expect(first).not.toBe(second)
})
