import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of the hotel configuration and of payment and cancellation policies. */
export const policyRefusals = {
  cancellationPolicyMissing: refusal(460, 404, say('Không tìm thấy chính sách huỷ.', 'The cancellation policy does not exist.')),
  paymentPolicyMissing: refusal(461, 404, say('Không tìm thấy chính sách thanh toán.', 'The payment policy does not exist.')),
  policyChanged: refusal(
    462,
    409,
    say(
      '{person} vừa sửa chính sách này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this policy. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  policyInUse: refusal(
    463,
    409,
    say(
      'Không xoá được chính sách đang dùng ở {count} gói: {plans}. Chọn chính sách khác cho các gói này trước.',
      'Cannot delete a policy that packages use ({count}): {plans}. Choose another policy for them first.',
    ),
  ),
  policyOnSale: refusal(
    464,
    422,
    say(
      'Không ngừng được: {count} gói đang bán dùng chính sách này: {plans}. Chọn chính sách khác cho các gói này trước.',
      'Cannot stop it: packages on sale use this policy ({count}): {plans}. Choose another policy for them first.',
    ),
  ),
  standardStaysActive: refusal(
    465,
    422,
    say(
      'Chính sách chuẩn phải đang dùng. Chọn một chính sách chuẩn khác trước.',
      'The standard policy must be in use. Make another policy the standard one first.',
    ),
  ),
  standardMoves: refusal(
    466,
    422,
    say(
      'Đây đang là chính sách chuẩn. Muốn đổi, mở chính sách khác và đặt làm chuẩn.',
      'This is the standard policy. To change that, open another policy and make it the standard one.',
    ),
  ),
  stepTwice: refusal(
    467,
    422,
    say('Mốc này đã có ở dòng khác: mỗi số ngày chỉ một mức phí.', 'This day is already on another line: one charge for each day.'),
  ),
  chargeOverWhole: refusal(468, 422, say('Không quá 100 % tiền đặt phòng.', 'At most 100 % of the price.')),
  chargeFalls: refusal(
    469,
    422,
    say(
      'Càng gần ngày đến, phí huỷ không được thấp hơn mốc trước đó.',
      'As arrival nears, the charge cannot be lower than at an earlier step.',
    ),
  ),
  termMissing: refusal(470, 422, say('Vui lòng nhập đầy đủ thông tin bắt buộc.', 'Please enter all required information.')),
  paymentDueOverDeposit: refusal(
    471,
    422,
    say(
      'Hạn thanh toán không được vượt hạn đặt cọc: đặt cọc {deposit} ngày trước khi đến, phần còn lại không thể sớm hơn.',
      'Payment due cannot exceed the deposit term: the deposit is due {deposit} days before arrival, and the rest cannot be due earlier.',
    ),
  ),
  planPolicyStopped: refusal(
    472,
    422,
    say(
      'Chính sách này đã ngừng dùng. Chọn chính sách khác cho gói đang bán.',
      'This policy is no longer in use. Choose another for a package on sale.',
    ),
  ),
  currencyHasPrices: refusal(
    473,
    422,
    say(
      'Không đổi được tiền tệ vì đã có số tiền bằng {currency} (loại phòng: {roomTypes}, gói bán: {plans}, chính sách: {policies}, hạn mức công nợ: {credits}).',
      'Amounts in {currency} exist, so the currency cannot be changed (room types: {roomTypes}, packages: {plans}, policies: {policies}, credit limits: {credits}).',
    ),
  ),
  configChanged: refusal(
    474,
    409,
    say(
      '{person} vừa sửa cấu hình này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this configuration. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  timeZoneUnknown: refusal(475, 422, say('Không có múi giờ này.', 'There is no such time zone.')),
} as const satisfies Record<string, Refusal>
