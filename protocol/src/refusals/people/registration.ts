import { hotline } from '#words/platform/hotline.ts'
import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of registering a property (50 to 79), and of moving it between states (520 to 534). */
export const registrationRefusals = {
  userNameTaken: refusal(50, 409, say('Tên đăng nhập đã tồn tại.', 'The username already exists.')),
  emailTaken: refusal(51, 409, say('Email đã tồn tại.', 'Email already exists.')),
  termsNotAccepted: refusal(52, 422, say('Cần đồng ý với điều khoản sử dụng.', 'The terms must be accepted.')),
  placeUnknown: refusal(
    53,
    422,
    say('Chọn tỉnh, thành và phường, xã trong danh sách.', 'Choose the province and the commune from the list.'),
  ),
  registrationFieldMissing: refusal(54, 422, say('Vui lòng nhập đầy đủ thông tin bắt buộc.', 'Please enter all required information.')),
  taxCodeWrong: refusal(
    55,
    422,
    say('Mã số thuế có 10 hoặc 12 chữ số; chi nhánh thêm 3 chữ số.', 'A tax code has 10 or 12 digits, or 10 and 3 more for a branch.'),
  ),
  typeOfOtherKind: refusal(56, 422, say('Loại hình này không thuộc lĩnh vực đã chọn.', 'This type does not belong to the chosen kind.')),
  userNameAndEmailTaken: refusal(57, 409, say('Tên đăng nhập và email đã tồn tại.', 'The username and email already exist.')),
  propertyIncomplete: refusal(
    520,
    409,
    say(
      'Chưa đủ chín phần thông tin bắt buộc. Xem phần còn thiếu rồi xác nhận lại.',
      'The nine required parts are not complete. See what is missing, then confirm again.',
    ),
  ),
  contractNotSigned: refusal(
    521,
    409,
    say(
      'Trạng thái hợp đồng chưa phải là đã ký. Ký hợp đồng rồi mở bán.',
      'The contract status is not signed. Have the contract signed, then put the property on sale.',
    ),
  ),
  noteMissing: refusal(522, 422, say('Ghi rõ cần sửa gì.', 'Write what needs to be corrected.')),
  takenOffByPlatform: refusal(
    523,
    409,
    say(
      `Ban quản trị Innkeeper đã ngừng bán chỗ nghỉ. Gọi ${hotline} để mở lại.`,
      `The Innkeeper administration took the property off sale. Call ${hotline} to put it back.`,
    ),
  ),
  propertyNotVerified: refusal(
    524,
    409,
    say(
      'Giấy phép kinh doanh chưa được xác minh. Xác minh rồi duyệt.',
      'The business certificate is not verified. Verify it, then approve.',
    ),
  ),
  moveNotAllowed: refusal(
    525,
    409,
    say(
      'Không làm được khi chỗ nghỉ ở trạng thái “{state}”. Tải lại để xem trạng thái mới.',
      'Not possible while the property is “{state}”. Reload to see its status.',
    ),
  ),
  certificateNotWaiting: refusal(
    526,
    409,
    say(
      'Giấy phép này không còn chờ xác minh. Tải lại để xem kết quả.',
      'This certificate no longer awaits verification. Reload to see the result.',
    ),
  ),
  certificateNotRefused: refusal(
    527,
    409,
    say('Giấy phép đã gửi đang chờ xác minh hoặc đã được xác minh.', 'The certificate awaits verification, or is already verified.'),
  ),
} as const satisfies Record<string, Refusal>
