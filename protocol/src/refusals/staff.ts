import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of users and groups. */
export const staffRefusals = {
  groupMissing: refusal(560, 404, say('Không tìm thấy nhóm người dùng.', 'The user group does not exist.')),
  groupChanged: refusal(
    561,
    409,
    say(
      '{person} vừa sửa nhóm này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this group. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  groupNameTaken: refusal(562, 409, say('Đã có nhóm mang tên này.', 'There is a group of this name already.')),
  groupInUse: refusal(
    563,
    409,
    say(
      'Nhóm đang được sử dụng: {count} người trong nhóm ({people}). Chuyển họ sang nhóm khác trước.',
      'The group is in use: people in it ({count}): {people}. Move them to another group first.',
    ),
  ),
  rightNotHeld: refusal(
    564,
    422,
    say(
      'Chỉ cho hoặc lấy lại được quyền mà chính mình có. Mình không có quyền: {rights}.',
      'One can only give or take away rights that one has. Not held: {rights}.',
    ),
  ),
} as const satisfies Record<string, Refusal>
