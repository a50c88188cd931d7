import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of the look of a property's site. */
export const siteLookRefusals = {
  lookChanged: refusal(
    920,
    409,
    say(
      '{person} vừa sửa giao diện. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed the look. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  lookContrast: refusal(
    921,
    422,
    say(
      'Tương phản chỉ {ratio}:1, cần từ 4,5:1. Màu gần nhất đạt: {nearest}.',
      'The contrast is only {ratio}:1, at least 4.5:1 is needed. The nearest colour that holds: {nearest}.',
    ),
  ),
  lookWordsMissing: refusal(922, 422, say('Điền ít nhất một ngôn ngữ.', 'Fill in at least one language.')),
  lookAddressMissing: refusal(923, 422, say('Điền địa chỉ, bắt đầu bằng https://.', 'Fill in the address, starting with https://.')),
  lookNotHttps: refusal(924, 422, say('Dùng địa chỉ đầy đủ bắt đầu bằng https://.', 'Use a whole address that starts with https://.')),
  lookLinkRefused: refusal(
    925,
    422,
    say(
      'Liên kết “{address}” không dùng được. Dùng https://, mailto: hoặc tel:.',
      'The link “{address}” cannot be used. Use https://, mailto: or tel:.',
    ),
  ),
  lookNotOfNetwork: refusal(
    926,
    422,
    say('Địa chỉ này không thuộc mạng xã hội đã chọn.', 'This address does not belong to the chosen network.'),
  ),
  lookNetworkTwice: refusal(927, 422, say('Mạng này đã có ở trên.', 'This network is there already.')),
  lookVersionMissing: refusal(928, 404, say('Không có bản giao diện này.', 'There is no such version of the look.')),
  lookUnchanged: refusal(929, 409, say('Bản nháp giống hệt bản đang chạy.', 'The draft equals what is published.')),
} as const satisfies Record<string, Refusal>
