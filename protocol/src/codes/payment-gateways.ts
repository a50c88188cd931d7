import type { GatewayState, Rail } from '@innkeeper/rules/payment/gateway-state'
import type { GatewayCheck, GatewayFinding } from '@innkeeper/rules/payment/gateway-test'
import { say, type Saying } from '#say.ts'

/** The names of the gateways. */
export const railWords: Readonly<Record<Rail, Saying>> = {
  vnpay: say('VNPAY', 'VNPAY'),
  onepay: say('OnePAY', 'OnePAY'),
  vietqr: say('VietQR', 'VietQR'),
}

/** Test mode or real payments. */
export const gatewayModes = ['live', 'test'] as const

/** The names of the modes. */
export const gatewayModeWords: Readonly<Record<(typeof gatewayModes)[number], Saying>> = {
  live: say('Nhận tiền thật', 'Takes real money'),
  test: say('Chạy thử', 'Trial only'),
}

/** The names of the states. */
export const gatewayStateWords: Readonly<Record<GatewayState, Saying>> = {
  notConfigured: say('Chưa cấu hình', 'Not configured'),
  off: say('Đã tắt', 'Off'),
  notTested: say('Chưa kiểm tra', 'Not tested'),
  failed: say('Kiểm tra không đạt', 'The test failed'),
  works: say('Hoạt động', 'Works'),
}

/** The names of the checks. */
export const gatewayCheckWords: Readonly<Record<GatewayCheck, Saying>> = {
  form: say('Mã và số tài khoản đúng dạng', 'Codes and account number have the right format'),
  secret: say('Khoá bí mật mở được', 'The secret can be opened'),
  signature: say('Chữ ký tự đối chiếu đúng', 'The signature is right'),
  tampering: say('Sửa số tiền thì chữ ký sai', 'A changed amount breaks the signature'),
  code: say('Mã QR đọc lại đúng ngân hàng, tài khoản, số tiền', 'The QR code reads back to the same bank, account and amount'),
  answer: say('Cổng trả lời và nhận chữ ký', 'The gateway answers and takes the signature'),
}

/** The result of a check, with what to do about it. */
export const gatewayFindingWords: Readonly<Record<GatewayFinding, Saying>> = {
  passed: say('Đạt', 'Passed'),
  wrongForm: say('Sai dạng: sửa cấu hình rồi lưu lại.', 'Wrong format: correct the configuration and save it.'),
  unreadable: say(
    'Không mở được: khoá của máy chủ đã đổi. Nhập lại khoá bí mật.',
    'Cannot be opened: the server’s key has changed. Enter the secret again.',
  ),
  wrongCode: say(
    'Đọc lại không khớp: kiểm tra ngân hàng và số tài khoản.',
    'The QR code reads back differently: check bank and account number.',
  ),
  unknownMerchant: say(
    'Cổng không nhận mã này: kiểm tra mã và môi trường chạy thử hay thật.',
    'The gateway does not know this code: check the code and the environment.',
  ),
  wrongSignature: say('Cổng báo chữ ký sai: kiểm tra khoá bí mật.', 'The gateway says that the signature is wrong: check the secret.'),
  refusedByGateway: say('Cổng từ chối, mã {code}. Hỏi bộ phận hỗ trợ của cổng.', 'The gateway refused with code {code}. Ask its support.'),
  unreachable: say('Không kết nối được tới cổng. Thử lại sau.', 'The gateway cannot be reached. Try again later.'),
  notAsked: say(
    'Không hỏi cổng: máy chủ này được đặt không gọi ra ngoài.',
    'The gateway was not asked: this server makes no outside calls.',
  ),
  noQueryAccount: say(
    'Không hỏi cổng: truy vấn OnePAY cần một tài khoản riêng.',
    'The gateway was not asked: OnePAY queries need a separate account.',
  ),
}
