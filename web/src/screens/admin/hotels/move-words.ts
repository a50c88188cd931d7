import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { IconName } from '#ui/look/icon.tsx'

/** What the platform may do with a property. */
export type PlatformMove = CallInput<'supplier/hotel/move'>['act']

/** The acts of the platform, in the order of their buttons. */
export const platformMoves: readonly PlatformMove[] = ['sendBack', 'takeOffSale', 'putOnSale', 'approve']

/** How an act is called, asked about and told of afterwards. */
export const moveWords: Readonly<
  Record<PlatformMove, { readonly words: Saying; readonly icon: IconName; readonly question: Saying; readonly done: Saying }>
> = {
  approve: {
    words: say('Duyệt', 'Approve'),
    icon: 'circle-check',
    question: say('Duyệt {name}? Chỗ nghỉ được báo ngay.', 'Approve {name}? The property is told at once.'),
    done: say('Đã duyệt {name}.', '{name} is approved.'),
  },
  sendBack: {
    words: say('Trả lại', 'Send back'),
    icon: 'arrow-back-up',
    question: say(
      'Trả lại {name}? Chỗ nghỉ đọc ghi chú, sửa rồi xác nhận lại.',
      'Send {name} back? The property reads the note, corrects it and confirms again.',
    ),
    done: say('Đã trả lại {name}.', '{name} was sent back.'),
  },
  putOnSale: {
    words: say('Mở bán', 'Put on sale'),
    icon: 'circle-check',
    question: say('Mở bán {name}? Đại lý tìm và đặt được ngay.', 'Put {name} on sale? Agents can search and book at once.'),
    done: say('{name} đã mở bán.', '{name} is on sale.'),
  },
  takeOffSale: {
    words: say('Ngừng bán', 'Take off sale'),
    icon: 'ban',
    question: say(
      'Ngừng bán {name}? Đại lý không đặt được nữa; đặt phòng đã có giữ nguyên. Chỉ nền tảng mở lại được.',
      'Take {name} off sale? Agents can no longer book; existing bookings stay. Only the platform can put it back.',
    ),
    done: say('{name} đã ngừng bán.', '{name} was taken off sale.'),
  },
}
