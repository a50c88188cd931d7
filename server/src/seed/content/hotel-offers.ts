import { hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { holidaysOf } from '@innkeeper/rules/days/calendar/holidays'
import { yearOf, type Day } from '@innkeeper/rules/days/day'
import type { z } from 'zod'

/** What the services of a sample property name: the day, and its plans by key. */
export type ServedAt = { readonly today: Day; readonly plans: (...keys: readonly string[]) => string[] }

type Form = z.output<typeof hotelServiceForm>
/** A service of the sample data, without its picture: the name of the drawing that shows it. */
export type DemoService = { readonly form: Omit<Form, 'thumbnail' | 'images'>; readonly picture: string }

const unseen = `/files/${'0'.repeat(40)}-880.webp`

const service = (picture: string, given: Omit<z.input<typeof hotelServiceForm>, 'thumbnail'>): DemoService => {
  const { thumbnail: _thumbnail, images: _images, ...form } = hotelServiceForm.parse({ ...given, thumbnail: unseen })
  return { form, picture }
}

/** The holidays of this year and the next that are not over, at another price. */
const holidays = (today: Day, price: number): Form['specialDays'] =>
  [0, 1]
    .flatMap((ahead) => holidaysOf(yearOf(today) + ahead))
    .filter(({ id, to }) => ['tet', 'newYear'].includes(id) && to >= today)
    .map(({ from, to }) => ({ from, to, price }))

const breakfast = (price: number, atTet: number, { today, plans }: ServedAt): DemoService =>
  service('nha-hang', {
    code: 'BREAKFAST',
    nameVi: 'Bữa sáng tự chọn',
    nameEn: 'Breakfast buffet',
    descriptionVi: 'Từ 6:00 đến 10:00 tại nhà hàng. Trẻ dưới 6 tuổi ăn cùng bố mẹ không tính tiền.',
    descriptionEn: 'From 6:00 to 10:00 in the restaurant. Children under 6 eat with their parents free of charge.',
    price,
    unit: 'personNight',
    applyPlans: plans('fullBoard'),
    specialDays: holidays(today, atTet),
  })

const transfer = (price: number, max: number): DemoService =>
  service('sanh', {
    code: 'AIRPORT',
    nameVi: 'Xe đón sân bay',
    nameEn: 'Airport transfer',
    descriptionVi: 'Xe 7 chỗ, một chiều. Lái xe chờ ở cửa ra với bảng tên.',
    descriptionEn: 'A car for 7, one way. The driver waits at the exit with your name.',
    price,
    unit: 'booking',
    maxOrder: max,
  })

const massage: DemoService = service('spa', {
  code: 'SPA60',
  nameVi: 'Massage 60 phút',
  nameEn: 'Massage, 60 minutes',
  descriptionVi: 'Massage toàn thân với dầu dừa. Đặt giờ tại lễ tân khi đến.',
  descriptionEn: 'A full body massage with coconut oil. Choose the hour at the reception.',
  price: 650_000,
  unit: 'person',
  taxedAs: 'standard',
  maxOrder: 4,
})

const extraBed: DemoService = service('phong-hai-giuong', {
  code: 'EXTRABED',
  nameVi: 'Giường phụ',
  nameEn: 'Extra bed',
  descriptionVi: 'Một giường đơn kê thêm trong phòng, có chăn gối.',
  descriptionEn: 'A single bed put into the room, with bedding.',
  price: 450_000,
  unit: 'roomNight',
  maxOrder: 2,
})

const poolside: DemoService = service('ho-boi', {
  code: 'POOLSIDE',
  nameVi: 'Ghế bên hồ bơi giữ trước',
  nameEn: 'Reserved poolside chairs',
  descriptionVi: 'Hai ghế và khăn bên hồ bơi, giữ đến 11:00.',
  descriptionEn: 'Two chairs and towels at the pool, kept until 11:00.',
  charge: 'free',
  price: 0,
  unit: 'room',
})

const dinner: DemoService = service('nha-hang', {
  code: 'GALA',
  nameVi: 'Tiệc tối ngoài trời',
  nameEn: 'Outdoor dinner',
  descriptionVi: 'Đang thay đầu bếp, tạm ngừng bán.',
  descriptionEn: 'The chef is changing; not sold for now.',
  price: 890_000,
  unit: 'person',
  active: false,
  channels: ['agents'],
})

/** The services of the sample properties, by the property's code, in their order; every unit is among them. */
export const demoServices: Readonly<Record<string, readonly ((at: ServedAt) => DemoService)[]>> = {
  HAIAU: [(at) => breakfast(280_000, 420_000, at), () => transfer(350_000, 4), () => massage, () => extraBed, () => poolside, () => dinner],
  NGOCLAN: [(at) => breakfast(160_000, 220_000, at), () => transfer(420_000, 3), () => extraBed],
}
