import type { NotSellable } from '@innkeeper/rules/property/why-not-sellable'
import { say, type Saying } from '#say.ts'

/** Why a room type cannot be sold, in words. */
export const notSellableWords: Readonly<Record<NotSellable, Saying>> = {
  stopped: say('Chưa bán được: loại phòng ngừng bán', 'Not sellable: the room type is stopped'),
  noRooms: say('Chưa bán được: chưa có phòng', 'Not sellable: it has no rooms'),
  noPlan: say('Chưa bán được: chưa có gói bán', 'Not sellable: no sale package'),
  noAllotment: say('Chưa bán được: chưa mở bán phòng nào', 'Not sellable: no room put on sale'),
}
