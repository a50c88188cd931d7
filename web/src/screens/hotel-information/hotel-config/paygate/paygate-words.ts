import { gatewayStateWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { GatewayState, Rail } from '@innkeeper/rules/payment/gateway-state'
import type { MethodStanding } from '@innkeeper/rules/payment/payment-methods'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** A gateway as the list tells it, and its configuration. */
export type OfferedGateway = AnswerOf<'payment-method/get-gateway-all'>[number]
export type GatewayConfig = AnswerOf<'payment-method/get-gateway-config'>

/** A way of paying as the list tells it. */
export type Method = AnswerOf<'payment-method/get-all'>[number]

/** How the states of a gateway look. */
export const gatewayLooks: Readonly<Record<GatewayState, StateLook>> = {
  notConfigured: { words: gatewayStateWords.notConfigured, tone: 'grey', icon: 'plug' },
  off: { words: gatewayStateWords.off, tone: 'grey', icon: 'ban' },
  notTested: { words: gatewayStateWords.notTested, tone: 'amber', icon: 'clock' },
  failed: { words: gatewayStateWords.failed, tone: 'red', icon: 'alert-circle' },
  works: { words: gatewayStateWords.works, tone: 'green', icon: 'circle-check' },
}

/** How a way of paying looks that is taken. */
export const standingLooks: Readonly<Record<Exclude<MethodStanding, 'notTaken'>, StateLook>> = {
  works: { words: say('Nhận được', 'Works'), tone: 'green', icon: 'circle-check' },
  needsGateway: { words: say('Chờ cổng', 'Needs a gateway'), tone: 'amber', icon: 'clock' },
  byAgreement: { words: say('Theo thoả thuận', 'By agreement'), tone: 'grey', icon: 'users' },
}

/** What each way of paying means to the property. */
export const methodNotes: Readonly<Record<Method['method'], Saying>> = {
  'domestic card': say('Thẻ ATM của ngân hàng trong nước, qua VNPAY hoặc OnePAY.', 'Cards of Vietnamese banks, by VNPAY or OnePAY.'),
  'international card': say('Visa, Mastercard, JCB, qua VNPAY hoặc OnePAY.', 'Visa, Mastercard, JCB, by VNPAY or OnePAY.'),
  'QR wallet': say('Khách quét mã bằng ứng dụng ngân hàng hoặc ví, qua VNPAY.', 'Guests scan with their bank or wallet, by VNPAY.'),
  'bank transfer': say(
    'Vào tài khoản của khách sạn; có VietQR thì khách chỉ cần quét mã.',
    'To the property’s account; with VietQR guests only scan a code.',
  ),
  cash: say('Khách trả khi nhận hoặc trả phòng.', 'Guests pay at check-in or check-out.'),
  debt: say('Đại lý trả sau, trong hạn mức đã đặt cho từng đại lý.', 'Agents pay later, within the limit set for each.'),
  other: say('Cách khác, hai bên tự thoả thuận từng lần.', 'Another way, agreed each time.'),
}

/** What each gateway is. */
export const railNotes: Readonly<Record<Rail, Saying>> = {
  vnpay: say('Thẻ nội địa, thẻ quốc tế và ví QR.', 'Domestic cards, international cards and QR wallets.'),
  onepay: say('Thẻ nội địa và thẻ quốc tế.', 'Domestic and international cards.'),
  vietqr: say(
    'Chuyển khoản bằng mã QR của NAPAS, thẳng vào tài khoản ngân hàng.',
    'Transfers by a NAPAS QR code, straight to the bank account.',
  ),
}

/** Why somebody who may only look cannot change anything here. */
export const mayNotChange = say('Cần quyền sửa cổng thanh toán.', 'Changing payment gateways needs a right.')
