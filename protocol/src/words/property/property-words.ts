import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { ContractState } from '@innkeeper/rules/e-contract/contract-states'
import type { PropertyAct, PropertyMover, PropertyState } from '@innkeeper/rules/property/property-states'
import { say, type Saying } from '#say.ts'

/** The states of a property, in words. */
export const propertyStateWords: Readonly<Record<PropertyState, Saying>> = {
  create: say('Đang tạo', 'Being set up'),
  'wait confirm': say('Chờ xác nhận', 'Awaiting confirmation'),
  'wait approve': say('Chờ duyệt', 'Awaiting approval'),
  approved: say('Đã duyệt', 'Approved'),
  'sent back': say('Bị trả lại', 'Sent back'),
  onsite: say('Đang bán', 'On sale'),
  offsite: say('Ngừng bán', 'Off sale'),
}

/** The kinds of property, in words. */
export const propertyKindWords: Readonly<Record<PropertyKind, Saying>> = {
  hotel: say('Khách sạn', 'Hotel'),
  playground: say('Khu vui chơi', 'Amusement park'),
}

/** The states of a property's contract, in words. */
export const contractStateWords: Readonly<Record<ContractState, Saying>> = {
  'not created': say('Chưa tạo', 'Not created'),
  create: say('Đang soạn', 'Being drawn up'),
  released: say('Đã phát hành', 'Released'),
  'wait sign': say('Chờ ký', 'Awaiting signature'),
  completed: say('Chỗ nghỉ đã ký', 'Signed by the property'),
  signed: say('Đã ký', 'Signed'),
  'in dispute': say('Đang tranh chấp', 'In dispute'),
  liquidated: say('Đã thanh lý', 'Liquidated'),
  closed: say('Đã đóng', 'Closed'),
}

/** The events in the time line of a property: its registration, and every act since. */
export const propertyMoveWords: Readonly<Record<PropertyAct | 'register', Saying>> = {
  register: say('Đăng ký', 'Registered'),
  complete: say('Đủ thông tin', 'Information complete'),
  loseFlag: say('Thiếu lại thông tin', 'Information incomplete again'),
  confirmToSell: say('Xác nhận bán phòng', 'Confirmed to sell rooms'),
  approve: say('Duyệt', 'Approved'),
  sendBack: say('Trả lại', 'Sent back'),
  putOnSale: say('Mở bán', 'Put on sale'),
  takeOffSale: say('Ngừng bán', 'Taken off sale'),
}

/** Who moved a property, if no person is named. */
export const propertyMoverWords: Readonly<Record<PropertyMover, Saying>> = {
  property: say('Chỗ nghỉ', 'The property'),
  platform: say('Ban quản trị Innkeeper', 'The Innkeeper administration'),
  system: say('Hệ thống', 'The system'),
}

/** The notifications of a property's moves; `{note}` is the platform's note. */
export const propertyNotificationWords: Readonly<Record<PropertyAct, Saying>> = {
  complete: say(
    'Đã đủ chín phần thông tin. Xác nhận bán phòng để gửi duyệt.',
    'All nine parts are complete. Confirm to sell rooms to ask for approval.',
  ),
  loseFlag: say('Thông tin không còn đủ chín phần. Xem phần còn thiếu.', 'The information is no longer complete. See what is missing.'),
  confirmToSell: say('Đã xác nhận bán phòng, đang chờ duyệt.', 'Confirmed to sell rooms, awaiting approval.'),
  approve: say('Chỗ nghỉ đã được duyệt.', 'The property is approved.'),
  sendBack: say('Hồ sơ bị trả lại: {note}', 'Sent back: {note}'),
  putOnSale: say('Chỗ nghỉ đã mở bán.', 'The property is on sale.'),
  takeOffSale: say('Chỗ nghỉ đã ngừng bán.', 'The property was taken off sale.'),
}
