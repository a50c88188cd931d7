import { codesOf } from './codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The kinds of places near a property. */
export const landmarkKinds = {
  airport: say('Sân bay', 'Airport'),
  trainStation: say('Ga tàu', 'Railway station'),
  busStation: say('Bến xe', 'Bus station'),
  metroStation: say('Ga tàu điện', 'Metro station'),
  port: say('Bến cảng, bến tàu', 'Port, pier'),
  beach: say('Bãi biển', 'Beach'),
  sight: say('Danh lam, thắng cảnh', 'Sight'),
  monument: say('Di tích', 'Monument'),
  museum: say('Bảo tàng', 'Museum'),
  worship: say('Chùa, đền, nhà thờ', 'Place of worship'),
  park: say('Công viên, vườn', 'Park, garden'),
  lake: say('Hồ, sông', 'Lake, river'),
  mountain: say('Núi, đồi', 'Mountain, hill'),
  amusement: say('Khu vui chơi', 'Amusement park'),
  market: say('Chợ', 'Market'),
  shopping: say('Trung tâm mua sắm', 'Shopping centre'),
  food: say('Phố ăn uống', 'Food street'),
  nightlife: say('Khu về đêm', 'Nightlife'),
  theatre: say('Nhà hát, rạp', 'Theatre, cinema'),
  stadium: say('Sân vận động', 'Stadium'),
  golf: say('Sân golf', 'Golf course'),
  conference: say('Trung tâm hội nghị', 'Conference centre'),
  university: say('Trường học', 'School, university'),
  hospital: say('Bệnh viện', 'Hospital'),
  pharmacy: say('Nhà thuốc', 'Pharmacy'),
  bank: say('Ngân hàng, ATM', 'Bank, cash machine'),
  office: say('Cơ quan, khu công nghiệp', 'Office, industrial park'),
  other: say('Nơi khác', 'Other place'),
} as const satisfies Record<string, Saying>

/** A kind of place near a property, as it is stored. */
export type LandmarkKind = keyof typeof landmarkKinds

/** Every kind, in the order of display. */
export const landmarkKindCodes = codesOf(landmarkKinds)
