import { expect, test } from 'vitest'
import { wrongWords } from './glossary.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()

test('one thing has one name, on screen and in the user guide', () => {
  expect(wrongWords(repository)).toEqual([])
})

test.each([
  ["say('Kế hoạch giá', 'Sale package')", 'gói bán'],
  ["say('Gói bán', 'Rate plan')", 'sale package'],
  ["say('Mọi gói', 'All plans')", 'sale package'],
  ["say('Theo gói mẹ', 'Follows the parent package')", 'gói gốc'],
  ["say('Đóng đến (CTA)', 'Closed to arrival (CTA)')", 'đóng ngày đến'],
  ["say('Đóng ngày đi', 'No departure')", 'closed to departure'],
  ["say('Các ô đang chọn', 'The selected nights')", 'đêm'],
  ["say('Các đêm đang chọn', 'The selected cells')", 'night'],
  ["say('Điểm ảnh', 'Photo score')", 'điểm chất lượng ảnh'],
  ["say('Mật khẩu nhập lại không khớp.', 'The passwords do not match.')", 'hai mật khẩu chưa khớp'],
  ["say('Giá chuẩn', 'Default price')", 'giá mặc định'],
  ["say('Loại chỗ nghỉ', 'Kind')", 'lĩnh vực'],
  ["say('Làm lại', 'Done again')", 'redo'],
  ["say('Số khách tối đa', 'Most guests')", 'max.'],
  ["say('Giá mặc định', 'Base price')", 'default price'],
  ["say('Giá một đêm', 'Price of a night')", 'nightly price'],
  ["say('Khách sạn huỷ', 'Cancelled by the property')", 'cancelled by hotel'],
  ["say('Người đăng ký', 'Who applies')", 'applicant'],
  ["say('Phí dịch vụ', 'Service charge')", 'phí phục vụ'],
  ["say('Thuế GTGT', 'VAT')", 'VAT'],
  ["say('Thanh toán không thành công', 'Payment failed')", 'thanh toán lỗi'],
  ["say('Kết nối booking engine', 'Connect it')", 'trang đặt phòng'],
  ["say('Hai bên nhận thư.', 'Both sides are told.')", 'email'],
  ["say('Hai bên được báo.', 'Both sides get letters.')", 'email'],
  ["say('Hạn chót đặt phòng', 'Release period')", 'cut-off'],
  ["say('Điện thoại', 'Telephone')", 'phone'],
  ["say('Hình ảnh', 'Images')", 'photo'],
  ["say('Thư viện ảnh', 'Gallery')", 'photo library'],
  ["{ vi: 'gói', one: 'plan', other: 'plans' }", 'sale package'],
])('%s: say “%s”', (text, word) => {
  const found = wrongWords(planted(repository, { 'web/src/planted.ts': text }))
  expect(found).toEqual([expect.stringMatching(new RegExp(`^web/src/planted\\.ts: .*: say "${word}"$`, 'u'))])
})

test.each([
  ['docs/guide/en/grid.md', 'Select the cell.', 'night'],
  ['docs/guide/vi/grid.md', 'Chọn ô đó.', 'đêm'],
])('a page of the guide, %s, is noticed as well: %s', (path, text, word) => {
  expect(wrongWords(planted(repository, { [path]: text }))).toEqual([`${path}: ${text}: say "${word}"`])
})

test('what is no name of a thing stays: a value, an address, a car, a box to tick', () => {
  const texts = "say('Gói {plan}', 'Package {plan}')\nsay('Bãi đỗ ô tô', 'Car park')\nsay('Đánh dấu ô “Có”', 'Tick “Yes”')"
  expect(wrongWords(planted(repository, { 'web/src/planted.ts': texts, 'docs/guide/en/grid.md': 'See [it](rate-plan.md).' }))).toEqual([])
})
