import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of a property's links with travel agents, and of the platform's agents and keys. */
export const travelAgentRefusals = {
  agentStopped: refusal(380, 409, say('Đại lý đã ngừng hợp tác với chỗ nghỉ này.', 'The agent stopped cooperating with this property.')),
  agentLinked: refusal(381, 409, say('Đại lý này đang liên kết rồi.', 'This agent is linked already.')),
  agentChanged: refusal(
    382,
    409,
    say('{person} vừa sửa đại lý này. Xem lại rồi lưu.', '{person} has just changed this agent. Look again, then save.'),
  ),
  creditBelowUsed: refusal(
    383,
    422,
    say('Đại lý đang dùng {used}: hạn mức không thể thấp hơn.', 'The agent uses {used}: the limit cannot be lower.'),
  ),
  agentOffPlatform: refusal(384, 409, say('Nền tảng đã ngừng đại lý này.', 'The platform has stopped this agent.')),
  agentCodeTaken: refusal(385, 409, say('Mã này đã thuộc về một đại lý khác.', 'This code belongs to another agent.')),
  tooManyKeys: refusal(
    386,
    409,
    say('Một đại lý có tối đa {max} khoá. Thu hồi khoá không dùng nữa.', 'An agent has {max} keys at most. Revoke one that is not used.'),
  ),
  keyNameTaken: refusal(387, 409, say('Đại lý này đã có một khoá tên như vậy.', 'The agent has a key of this name already.')),
  agentInUse: refusal(
    388,
    409,
    say(
      'Không xoá được: đại lý từng liên kết, từng đặt phòng hoặc có khoá.',
      'Cannot be deleted: the agent was linked, has bookings, or has a key.',
    ),
  ),
  termsOfOne: refusal(
    666,
    422,
    say(
      'Mỗi dòng là của một cấp hoặc một đại lý, không có hai dòng trùng nhau.',
      'Each row is for one level or one agent, and none appears twice.',
    ),
  ),
  termsOfLevelWhole: refusal(667, 422, say('Cấp phải có điều kiện của chính nó.', 'A level has terms of its own.')),
  termsValueNeeded: refusal(668, 422, say('Nhập mức tăng hoặc giảm.', 'Enter by how much the price rises or falls.')),
  termsPercentRange: refusal(669, 422, say('Từ −{least} % đến +{most} %.', 'From −{least}% to +{most}%.')),
  termsPlansNeeded: refusal(670, 422, say('Chọn ít nhất một gói.', 'Choose one package at least.')),
  termsCapNeeded: refusal(674, 422, say('Nhập số phòng hoặc phần phòng.', 'Enter how many rooms, or which share.')),
  termsStepsFall: refusal(
    675,
    422,
    say(
      'Mỗi mốc phải muộn hơn và ít phòng hơn mốc trước; mốc đầu ít hơn số phòng nhiều nhất.',
      'Each step must come later and keep fewer rooms than the one before; the first keeps fewer than the cap.',
    ),
  ),
  termsAgentMissing: refusal(671, 422, say('Đại lý chưa từng liên kết với chỗ nghỉ này.', 'The agent was never linked to this property.')),
  termsChanged: refusal(
    672,
    409,
    say('{person} vừa sửa điều kiện đại lý. Xem lại rồi lưu.', '{person} has just changed agents’ terms. Look again, then save.'),
  ),
  tooManyTerms: refusal(673, 409, say('Tối đa {max} đại lý có điều kiện riêng.', 'At most {max} agents can have their own terms.')),
} as const satisfies Record<string, Refusal>
