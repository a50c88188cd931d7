import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of recording, moving and matching money. */
export const transactionRefusals = {
  wrongAmount: refusal(700, 422, say('Số tiền không đúng: từ {least} đến {most}.', 'Wrong amount: it must be from {least} to {most}.')),
  paymentDateOutOfRange: refusal(
    701,
    422,
    say(
      'Ngày thanh toán phải từ ngày đặt {from} đến ngày trả phòng {to}.',
      'The payment date must lie between the booking date, {from}, and the check-out date, {to}.',
    ),
  ),
  methodNotSelected: refusal(702, 422, say('Chưa chọn phương thức thanh toán.', 'Select a payment method.')),
  gatewayNotChosen: refusal(
    703,
    422,
    say('Chưa chọn hoặc chưa cấu hình cổng thanh toán cho “{method}”.', 'No payment gateway is selected or configured for “{method}”.'),
  ),
  wrongTransactionKind: refusal(
    704,
    409,
    say('Trạng thái này không nhận loại giao dịch đó.', 'A booking in this status takes no such transaction.'),
  ),
  bookingOnCredit: refusal(
    705,
    409,
    say(
      'Khoản này tính vào công nợ của đại lý: thu theo bảng đối soát.',
      'This booking is on the agent’s credit: it is paid by the agent’s statement.',
    ),
  ),
  entryNotCorrectable: refusal(
    706,
    409,
    say(
      'Không sửa được giao dịch do điều khoản hoặc cổng thanh toán ghi.',
      'A transaction that the terms or a gateway wrote cannot be corrected.',
    ),
  ),
  entryCorrected: refusal(
    707,
    409,
    say('Giao dịch này đã được sửa. Sửa bản mới nhất.', 'This transaction has been corrected already. Correct the latest one.'),
  ),
  receiptMissing: refusal(708, 422, say('Ảnh biên lai không còn. Tải lại ảnh.', 'The receipt picture is gone. Upload it again.')),
  refundNotDue: refusal(
    709,
    409,
    say('Khoản hoàn này không còn chờ trả: tải lại danh sách.', 'This refund is not due any more: read the list again.'),
  ),
  refundBeforeAgreed: refusal(
    710,
    422,
    say(
      'Ngày trả phải từ ngày ghi khoản hoàn {from} đến hôm nay {to}.',
      'It was paid between {from}, when it was agreed, and today, {to}.',
    ),
  ),
  nothingOwed: refusal(711, 409, say('Không còn nợ gì.', 'Nothing is owed.')),
  noGatewayTakesMoney: refusal(
    712,
    409,
    say(
      'Chưa có cổng thanh toán nào nhận tiền thật. Cấu hình và kiểm tra một cổng trước.',
      'No payment gateway takes real money yet. Configure and test one first.',
    ),
  ),
  paymentLinkClosed: refusal(713, 409, say('Liên kết thanh toán này không còn dùng được.', 'This payment link cannot be used any more.')),
  gatewayAnswerUnknown: refusal(
    714,
    404,
    say(
      'Không đọc được trả lời của cổng thanh toán. Nếu tiền đã trừ, khoản đó được ghi khi cổng báo lại.',
      'The gateway’s answer cannot be read. If money was taken, it is recorded when the gateway reports it.',
    ),
  ),
  noPaymentToPayBack: refusal(
    715,
    409,
    say(
      'Không có khoản thu nào qua VNPAY đủ để hoàn khoản này: hoàn cách khác rồi ghi lại.',
      'No payment through VNPAY covers this refund: pay it back another way, then record it.',
    ),
  ),
} as const satisfies Record<string, Refusal>
