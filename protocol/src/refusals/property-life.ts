import { hotline } from '#words/platform/hotline.ts'
import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of the contract's legal information (535 to 549). Confirming to sell has the refusals of a property's moves. */
export const propertyLifeRefusals = {
  contractChanged: refusal(
    535,
    409,
    say(
      '{person} vừa sửa thông tin pháp lý. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed the legal information. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  contractReleased: refusal(
    536,
    409,
    say(
      `Hợp đồng đã phát hành nên không sửa được thông tin pháp lý. Gọi ${hotline} để đổi.`,
      `The contract is released, so its legal information is fixed. Call ${hotline} to change it.`,
    ),
  ),
  bankMissing: refusal(537, 422, say('Chọn ngân hàng trong danh sách.', 'Choose a bank from the list.')),
  commissionAgreed: refusal(
    538,
    422,
    say(
      `Hoa hồng đã thoả thuận là {percent}, do Innkeeper đặt. Gọi ${hotline} để đổi.`,
      `The commission is agreed at {percent} and set by Innkeeper. Call ${hotline} to change it.`,
    ),
  ),
} as const satisfies Record<string, Refusal>
