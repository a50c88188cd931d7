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
  agentOffPlatform: refusal(384, 409, say('Sàn đã ngừng đại lý này.', 'The platform has stopped this agent.')),
} as const satisfies Record<string, Refusal>
