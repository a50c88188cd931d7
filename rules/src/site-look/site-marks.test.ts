import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarks, refusedLinksIn, type Mark, type MarkBlock } from './site-marks.ts'

/** A tree in one line, as people would write it down. */
const told = (blocks: readonly MarkBlock[]): string =>
  blocks.map((block) => (block.kind === 'list' ? `list(${block.items.map(inLine).join(' | ')})` : `p(${inLine(block.inside)})`)).join(' ')

const inLine = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      if (mark.kind === 'text') return mark.text
      if (mark.kind === 'break') return '/'
      return mark.kind === 'link' ? `link<${mark.to}>(${inLine(mark.inside)})` : `${mark.kind}(${inLine(mark.inside)})`
    })
    .join('')

test.each([
  ['Xin chào', 'p(Xin chào)'],
  ['**Đậm** và *nghiêng*', 'p(bold(Đậm) và italic(nghiêng))'],
  ['**đậm *cả hai* đậm**', 'p(bold(đậm italic(cả hai) đậm))'],
  ['***cả hai***', 'p(bold(italic(cả hai)))'],
  ['**[Gọi](tel:+842363958888)**', 'p(bold(link<tel:+842363958888>(Gọi)))'],
  ['[*Bản đồ*](https://example.vn/map?q=1)', 'p(link<https://example.vn/map?q=1>(italic(Bản đồ)))'],
  ['[Thư](mailto:hello@example.vn)', 'p(link<mailto:hello@example.vn>(Thư))'],
  ['một\nhai\n\nba', 'p(một/hai) p(ba)'],
  ['Có:\n- biển\n- **hồ**\nvà vườn', 'p(Có:) list(biển | bold(hồ)) p(và vườn)'],
  ['- một\r\n\r\n- hai', 'list(một) list(hai)'],
])('the marks are bold, italic, links and lists: %j', (text, tree) => {
  expect(told(parseMarks(text))).toBe(tree)
})

test.each([
  ['5 * 3 * 2 = 30', 'p(5 * 3 * 2 = 30)'],
  ['**không đóng', 'p(**không đóng)'],
  ['[không có địa chỉ]', 'p([không có địa chỉ])'],
  ['-5 độ', 'p(-5 độ)'],
  ['# Không phải tiêu đề', 'p(# Không phải tiêu đề)'],
  ['<script>alert(1)</script>', 'p(<script>alert(1)</script>)'],
  ['<b>không</b> &amp;', 'p(<b>không</b> &amp;)'],
  ['', ''],
  ['\n \n', ''],
])('anything else stays the text that was typed: %j', (text, tree) => {
  expect(told(parseMarks(text))).toBe(tree)
})

const refused = [
  'javascript:alert(1)',
  'JavaScript:alert`1`',
  'data:text/html,x',
  'http://example.vn',
  '//example.vn',
  '/book',
  'https://user@example.vn',
  'https://localhost',
  'https://127.0.0.1/x',
  'https://example.vn/"onclick=x',
  'mailto:a@b.vn?bcc=c@d.vn',
  'tel:12',
  'vbscript:x',
]

test.each(refused)('a link is https, mailto or tel; one to %s stays text and is named', (address) => {
  const text = `[x](${address})`
  expect(JSON.stringify(parseMarks(text))).not.toContain('"link"')
  expect(refusedLinksIn(`đọc ${text} nhé`).length).toBe(address.includes('(') ? 0 : 1)
})

test('checked links are not named', () => {
  expect(refusedLinksIn('[Một](https://a.vn) [b](mailto:b@b.vn) [c](tel:18006163)')).toEqual([])
})

const textsOf = (blocks: readonly MarkBlock[]): string =>
  JSON.stringify(blocks)
    .match(/"to":"[^"]*"/gu)
    ?.join(' ') ?? ''

test('whatever is typed, no tree has an address that is not checked', () => {
  const piece = fc.constantFrom('[', ']', '(', ')', '*', '**', '- ', '\n', 'a', ' ', 'https://a.vn', 'javascript:x', '<i>', '"')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(textsOf(parseMarks(pieces.join('')))).not.toMatch(/javascript|<|"to":"(?!https:\/\/)/u)
    }),
  )
})

test('a long text of open marks is read at once', () => {
  expect(parseMarks('**'.repeat(1000))).toHaveLength(1)
  expect(parseMarks('[Phòng]('.repeat(500))).toHaveLength(1)
  expect(parseMarks('*a '.repeat(700))).toHaveLength(1)
})
