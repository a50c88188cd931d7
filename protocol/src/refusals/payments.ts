import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of payment methods and gateways. */
export const paymentRefusals = {
  paymentMethodNotSelected: refusal(490, 422, say('Chọn ít nhất một phương thức thanh toán.', 'Select at least one payment method.')),
  gatewayNotSelected: refusal(
    491,
    422,
    say(
      'Chưa chọn hoặc chưa cấu hình cổng thanh toán cho “{method}”. Cấu hình cổng trước.',
      'No payment gateway is selected or configured for “{method}”. Configure a gateway first.',
    ),
  ),
  gatewayNotConfigured: refusal(
    492,
    404,
    say('Chưa chọn hoặc chưa cấu hình cổng thanh toán này.', 'This payment gateway is not selected or configured.'),
  ),
  gatewayAlreadyConfigured: refusal(
    493,
    409,
    say(
      '{person} đã cấu hình cổng này. Chưa lưu gì: mở cấu hình đó để sửa.',
      '{person} has configured this gateway already. Nothing was saved: open that configuration to change it.',
    ),
  ),
  gatewayChanged: refusal(
    494,
    409,
    say(
      '{person} vừa sửa cổng thanh toán này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this payment gateway. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  oneGatewayOnly: refusal(495, 422, say('Gửi cấu hình của đúng một cổng.', 'Send the configuration of exactly one gateway.')),
  bankMissing: refusal(496, 422, say('Ngân hàng này không có trong danh sách.', 'This bank is not in the list.')),
  gatewayOff: refusal(497, 409, say('Cổng thanh toán này đã tắt.', 'This payment gateway is off.')),
  dongOnly: refusal(
    498,
    409,
    say(
      'Cổng thanh toán chỉ nhận đồng Việt Nam; khách sạn đang dùng {currency}.',
      'Payment gateways take Vietnamese dong only; the property uses {currency}.',
    ),
  ),
  secretUnreadable: refusal(
    499,
    409,
    say(
      'Không mở được khoá bí mật đã lưu: khoá của máy chủ đã đổi. Nhập lại khoá bí mật.',
      'The saved secret cannot be opened: the server’s key has changed. Enter the secret again.',
    ),
  ),
} as const satisfies Record<string, Refusal>
