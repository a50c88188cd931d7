import type { NotSellable } from '@innkeeper/rules/room-type/why-not-sellable'
import { say, type Saying } from '#say.ts'

/** Why a room type cannot be booked, as a badge says it. */
export const notSellableWords: Readonly<Record<NotSellable, Saying>> = {
  stopped: say('Ngừng bán', 'Not on sale'),
  noPlan: say('Chưa bán được: chưa có gói bán', 'Not sellable: no package'),
  noRooms: say('Chưa bán được: chưa mở phòng đêm nào', 'Not sellable: no rooms on sale'),
}
