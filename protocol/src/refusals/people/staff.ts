import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

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
      'Bạn chỉ cấp hoặc thu được quyền mà bạn có. Bạn không có: {rights}.',
      'You can only give or take rights that you have. You lack: {rights}.',
    ),
  ),
  userMissing: refusal(565, 404, say('Người dùng không tồn tại.', 'The user does not exist.')),
  userChanged: refusal(
    566,
    409,
    say(
      '{person} vừa sửa người dùng này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this user. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  currentUserKept: refusal(567, 409, say('Không thể xoá người dùng hiện tại.', 'Cannot delete the current user.')),
  userIsOwner: refusal(
    568,
    409,
    say('Chủ sở hữu không thể bị ngừng, xoá hay giới hạn quyền ở đây.', 'An owner cannot be stopped, deleted or limited here.'),
  ),
  userAbove: refusal(
    569,
    409,
    say(
      'Người này có quyền mà bạn không có: {rights}. Nhờ chủ sở hữu sửa.',
      'This user has rights that you do not have: {rights}. Ask an owner to make the change.',
    ),
  ),
  userHasTraces: refusal(
    570,
    409,
    say(
      'Người này đã từng đăng nhập nên không xoá được: nhật ký cần giữ tên. Ngừng quyền truy cập thay vì xoá.',
      'This user has signed in before and cannot be deleted: the diary keeps the name. End their access instead.',
    ),
  ),
  userWithoutRights: refusal(
    571,
    422,
    say(
      'Chọn ít nhất một nhóm hoặc một chức năng: không có quyền thì không vào được.',
      'Choose a group or a function: nobody can sign in without a right.',
    ),
  ),
  ownRights: refusal(572, 422, say('Bạn không tự đổi được quyền của mình.', 'You cannot change your own rights.')),
  emailIsTheirs: refusal(
    573,
    422,
    say(
      'Chỉ chính người này đổi được email của mình, ở Thiết lập tài khoản.',
      'Only this user can change their email, in Account setting.',
    ),
  ),
  userHasPassword: refusal(574, 409, say('Người này đã có mật khẩu.', 'This user has a password already.')),
  invitedTooOften: refusal(
    575,
    429,
    say('Đã gửi nhiều lời mời cho người này. Thử lại sau một giờ.', 'This user was sent many invitations. Try again in an hour.'),
  ),
  invitationExpired: refusal(
    576,
    400,
    say(
      'Lời mời đã hết hạn, đã dùng hoặc đã được gửi lại. Hỏi người quản lý để nhận lời mời mới.',
      'The invitation has expired, was used, or another was sent. Ask your manager for a new one.',
    ),
  ),
  firstPasswordMissing: refusal(
    577,
    422,
    say('Nhập mật khẩu ban đầu, ít nhất 8 ký tự.', 'Enter the first password, at least 8 characters.'),
  ),
  userHere: refusal(578, 409, say('Người này đã làm việc ở đây.', 'This user works here already.')),
  ownWorkKept: refusal(579, 409, say('Bạn không tự cho mình ngừng làm việc được.', 'You cannot stop your own work.')),
  lastAdministrator: refusal(
    580,
    409,
    say(
      'Đây là quản trị viên cuối cùng vào được mọi chỗ nghỉ và quản lý được người khác. Giao quyền đó cho một người nữa trước.',
      'This is the last administrator who can enter everything and manage the others. Give another one that right first.',
    ),
  ),
  managesNobody: refusal(
    581,
    422,
    say('Bạn chưa được giao việc mời và sửa quản trị viên. Nhờ {people}.', 'You do not manage administrators. Ask {people}.'),
  ),
  ownTypes: refusal(
    582,
    422,
    say(
      'Bạn không tự đổi được vai trò và quyền quản trị của mình. Nhờ người khác có quyền mời và sửa quản trị viên.',
      'You cannot change your own roles and rights. Ask another administrator who manages administrators.',
    ),
  ),
  noVisit: refusal(
    169,
    409,
    say('Bạn không ở trong chỗ nghỉ nào với tư cách quản trị viên.', 'You have not entered a property as an administrator.'),
  ),
  reachTooWide: refusal(
    165,
    422,
    say(
      'Bạn chỉ cho người khác vào được những chỗ nghỉ mà bạn được vào, và không sửa được người được vào nhiều hơn bạn.',
      'You can only let others into properties that you may enter, and only change those who may enter no more than you.',
    ),
  ),
  reachUnknown: refusal(
    166,
    422,
    say('Có chỗ nghỉ không còn trong danh sách. Chọn lại.', 'A chosen property does not exist. Choose again.'),
  ),
  ownReach: refusal(
    167,
    422,
    say('Bạn không tự đổi được các chỗ nghỉ mà bạn được vào.', 'You cannot change which properties you may enter.'),
  ),
} as const satisfies Record<string, Refusal>
