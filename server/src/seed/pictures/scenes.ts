import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import { say, type Saying } from '@innkeeper/protocol/say'
import { bathroom, lobby, restaurant, room, spa } from './indoors.ts'
import { facade, pool, surroundings, view, type Scene } from './outdoors.ts'
import { beachDay, cityDusk, hillMorning, islandSunset, pineNoon, type Palette } from './palette.ts'
import { bigWheel, carousel, coaster, gate, waterSlides } from './park-scenes.ts'

/** A picture of the sample data: its content, its colours, and its captions. */
export type DemoPicture = {
  readonly name: string
  readonly category: ImageCategory
  readonly caption: Saying
  readonly scene: Scene
  /** In the library, but the property does not show it. */
  readonly hidden?: true
}

const rooms: readonly DemoPicture[] = [
  {
    name: 'phong-giuong-doi',
    category: 'room',
    caption: say('Phòng giường đôi lớn', 'Room with a king bed'),
    scene: room({ beds: 1, windowSide: 'left' }),
  },
  {
    name: 'phong-hai-giuong',
    category: 'room',
    caption: say('Phòng hai giường đơn', 'Room with twin beds'),
    scene: room({ beds: 2, windowSide: 'right' }),
  },
  { name: 'suite', category: 'room', caption: say('Phòng suite', 'Suite'), scene: room({ beds: 1, windowSide: 'wide' }) },
  { name: 'phong-tam', category: 'bathroom', caption: say('Phòng tắm có bồn', 'Bathroom with a tub'), scene: bathroom },
]

const house: readonly DemoPicture[] = [
  { name: 'mat-tien', category: 'facade', caption: say('Mặt tiền khách sạn', 'The hotel from outside'), scene: facade },
  { name: 'sanh', category: 'lobby', caption: say('Sảnh đón khách', 'The lobby'), scene: lobby },
  ...rooms,
  { name: 'nha-hang', category: 'restaurant', caption: say('Nhà hàng', 'The restaurant'), scene: restaurant },
  { name: 'spa', category: 'facility', caption: say('Phòng trị liệu', 'The spa'), scene: spa },
  { name: 'quang-canh', category: 'view', caption: say('Nhìn từ ban công', 'Seen from the balcony'), scene: view },
]

const swimmingPool: DemoPicture = { name: 'ho-boi', category: 'pool', caption: say('Hồ bơi ngoài trời', 'The outdoor pool'), scene: pool }
const street: DemoPicture = {
  name: 'xung-quanh',
  category: 'surroundings',
  caption: say('Con đường trước cửa', 'The road before the door'),
  scene: surroundings,
}

const park: readonly DemoPicture[] = [
  { name: 'cong-vao', category: 'facade', caption: say('Cổng chào', 'The gate'), scene: gate },
  { name: 'vong-quay', category: 'facility', caption: say('Vòng quay lớn', 'The big wheel'), scene: bigWheel },
  { name: 'tau-luon', category: 'facility', caption: say('Tàu lượn siêu tốc', 'The roller coaster'), scene: coaster },
  { name: 'mang-truot', category: 'pool', caption: say('Máng trượt nước', 'Water slides'), scene: waterSlides },
  { name: 'du-quay', category: 'facility', caption: say('Đu quay ngựa gỗ', 'The merry-go-round'), scene: carousel },
  { name: 'nha-hang', category: 'restaurant', caption: say('Nhà hàng', 'The restaurant'), scene: restaurant },
  { name: 'quang-canh', category: 'view', caption: say('Toàn cảnh núi', 'The hills'), scene: view },
  {
    name: 'xung-quanh',
    category: 'surroundings',
    caption: say('Đường lên công viên', 'The way up to the park'),
    scene: surroundings,
    hidden: true,
  },
]

const ridesOfThacMay = ['tau-luon', 'mang-truot']

/** The pictures of each property by its code, the main one first, and the colours that they are drawn in. */
export const demoPictures: Readonly<Record<string, { readonly palette: Palette; readonly pictures: readonly DemoPicture[] }>> = {
  HAIAU: { palette: beachDay, pictures: [...house, swimmingPool, street] },
  NGOCLAN: { palette: cityDusk, pictures: [...house, { ...street, hidden: true }] },
  SAOBIEN: { palette: islandSunset, pictures: [...house, swimmingPool, street] },
  THACMAY: { palette: hillMorning, pictures: park },
  NAIVANG: { palette: pineNoon, pictures: park.filter(({ name }) => !ridesOfThacMay.includes(name)) },
}
