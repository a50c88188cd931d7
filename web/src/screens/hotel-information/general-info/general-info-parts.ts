import { holdsAll } from '@innkeeper/protocol/access'
import { say } from '@innkeeper/protocol/say'
import type { GeneralInfoPart } from '#paths.ts'
import type { SectionPart } from '#ui/page/section/section.tsx'

type Part = SectionPart<GeneralInfoPart>

/** The parts of the general information that somebody with these rights may see, in their order. */
export const partsFor = (codes: ReadonlySet<string>): readonly Part[] => generalInfoParts.filter(({ code }) => holdsAll(codes, [code]))

/** The parts of the general information, and the right to see each. */
export const generalInfoParts: readonly Part[] = [
  { key: 'register', words: say('Thông tin đăng ký', 'Registration'), code: 'REGISTRATION_INFO_1' },
  { key: 'amenities', words: say('Tiện nghi', 'Amenities'), code: 'HOTEL_AMENITY_1' },
  { key: 'images', words: say('Hình ảnh', 'Photos'), code: 'HOTEL_IMAGE_1' },
  { key: 'nearby', words: say('Địa điểm lân cận', 'Nearby places'), code: 'NEARBY_PLACE_1' },
  { key: 'hotel-chain', words: say('Chuỗi khách sạn', 'Hotel chain'), code: 'HOTEL_CHAIN_1' },
]
