import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { say, type Saying } from '@innkeeper/protocol/say'

/** A part of a room type, as its address spells it. */
export type RoomTypePart = 'infor' | 'amenities' | 'images'

type Part = { readonly key: RoomTypePart; readonly words: Saying; readonly code: FunctionCode }

/** The parts of a room type that somebody with these rights may see, in their order. */
export const partsFor = (codes: ReadonlySet<string>): readonly Part[] => parts.filter(({ code }) => holdsAll(codes, [code]))

const parts: readonly Part[] = [
  { key: 'infor', words: say('Thông tin', 'Information'), code: 'ROOM_INFO_1' },
  { key: 'amenities', words: say('Tiện nghi', 'Amenities'), code: 'ROOM_AMENITY_1' },
  { key: 'images', words: say('Hình ảnh', 'Photos'), code: 'ROOM_IMAGE_1' },
]
