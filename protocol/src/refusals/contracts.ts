import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of contracts, their steps and their signatures (145 to 164). */
export const contractRefusals = {
  contractStepNotAllowed: refusal(
    145,
    409,
    say('Không làm được bước này khi hợp đồng ở trạng thái: {state}.', 'This step is not possible while the contract is: {state}.'),
  ),
  contractStepNotYours: refusal(146, 409, say('Bước này thuộc về: {who}.', 'This step is for: {who}.')),
  contractNoteMissing: refusal(147, 422, say('Ghi lý do.', 'Say why.')),
  contractMoved: refusal(
    148,
    409,
    say('{person} vừa thay đổi hợp đồng. Xem lại rồi làm tiếp.', '{person} has just changed the contract. Look at it again, then go on.'),
  ),
  legalMissing: refusal(
    149,
    409,
    say(
      'Thông tin pháp lý của chỗ nghỉ chưa đủ nên chưa phát hành được.',
      'The property’s legal information is not complete, so the contract cannot be released yet.',
    ),
  ),
  contractTextChanged: refusal(
    150,
    409,
    say(
      'Văn bản đã đổi sau khi mở trang. Chưa ký gì: đọc bản mới rồi ký.',
      'The text has changed since this page was opened. Nothing was signed: read the new one, then sign.',
    ),
  ),
  contractNotReleased: refusal(151, 404, say('Hợp đồng chưa được phát hành.', 'The contract is not released yet.')),
  signedByPlatform: refusal(
    152,
    409,
    say(
      'Quản trị viên không ký thay chỗ nghỉ. Chủ tài khoản của chỗ nghỉ phải tự ký.',
      'An administrator does not sign for a property. Somebody of the property has to sign.',
    ),
  ),
  contractTermWrong: refusal(153, 422, say('Ngày kết thúc phải sau ngày bắt đầu.', 'The last day has to be after the first.')),
  amendmentEmpty: refusal(
    154,
    422,
    say(
      'Phụ lục chưa đổi gì: nhập nội dung, hoa hồng, ngày kết thúc hoặc thông tin pháp lý.',
      'The amendment changes nothing: enter a text, a commission, an end or legal information.',
    ),
  ),
  amendmentOpen: refusal(
    155,
    409,
    say(
      'Phụ lục {number} chưa xong. Hoàn tất hoặc huỷ phụ lục đó trước.',
      'Amendment {number} is not finished. Finish or withdraw it first.',
    ),
  ),
  templateBlank: refusal(156, 422, say('Không có chỗ trống nào tên {name}.', 'There is no blank called {name}.')),
  amendmentStarts: refusal(
    157,
    422,
    say(
      'Phụ lục có hiệu lực trong thời hạn hợp đồng, sớm nhất hôm nay.',
      'An amendment counts from a day of the contract’s term, today at the earliest.',
    ),
  ),
  templateMoved: refusal(
    158,
    409,
    say(
      '{person} vừa lưu một ấn bản khác của mẫu này. Chưa lưu gì: xem ấn bản đó rồi lưu tiếp.',
      '{person} has just saved another edition of this template. Nothing was saved: look at that edition, then save again.',
    ),
  ),
  textOneLanguage: refusal(
    159,
    422,
    say('Nhập nội dung ở cả hai ngôn ngữ, hoặc để trống cả hai.', 'Enter the text in both languages, or leave both empty.'),
  ),
} as const satisfies Record<string, Refusal>
