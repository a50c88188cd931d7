import { expect, test } from 'vitest'
import { withinSentence } from './within-sentence.ts'

test.each([
  ['Gói ngừng bán đêm 06/12.', 'gói ngừng bán đêm 06/12.'],
  ['Đóng ngày đến (CTA) 06/12.', 'đóng ngày đến (CTA) 06/12.'],
  ['Ví QR', 'ví QR'],
  ['QR wallet', 'QR wallet'],
  ['', ''],
])('“%s” is “%s” within a sentence', (text, within) => {
  expect(withinSentence(text)).toBe(within)
})
