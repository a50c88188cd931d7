import { ticketProductForm } from '@innkeeper/protocol/calls/tickets/ticket-product-fields'
import type { z } from 'zod'

/** A product of the sample park: its form without pictures, and the drawing that stands for it. */
export type DemoProduct = {
  readonly picture: string
  readonly form: Omit<z.output<typeof ticketProductForm>, 'thumbnail' | 'images'>
}

const form = ticketProductForm.omit({ thumbnail: true, images: true })

const entry = {
  code: 'VENGAY',
  kind: 'entry',
  nameVi: 'Vé ngày, cả công viên',
  nameEn: 'Day ticket, whole park',
  descriptionVi: 'Mọi trò chơi ngoài trời, vòng quay và vườn hoa.',
  descriptionEn: 'All outdoor rides, the wheel and the gardens.',
  adultPrice: 350_000,
  childPrice: 250_000,
  seniorPrice: 200_000,
  opensAt: '08:00',
  closesAt: '18:00',
  capacity: 2500,
  refundDays: 1,
  lateFee: 50,
} as const

const combo = {
  code: 'COMBO2N',
  kind: 'combo',
  nameVi: 'Combo hai ngày kèm bữa trưa',
  nameEn: 'Two days with lunch',
  descriptionVi: 'Vào cổng hai lần trong ba ngày, một bữa trưa tự chọn.',
  descriptionEn: 'Enter twice within three days, with one buffet lunch.',
  adultPrice: 690_000,
  childPrice: 490_000,
  opensAt: '08:00',
  closesAt: '18:00',
  capacity: 400,
  cutOffDays: 1,
  validDays: 3,
  entries: 2,
  refundDays: 3,
  lateFee: 100,
} as const

const show = {
  code: 'NHACNUOC',
  kind: 'show',
  nameVi: 'Nhạc nước Thác Mây',
  nameEn: 'Thác Mây water show',
  descriptionVi: 'Ba mươi phút nhạc nước và ánh sáng bên hồ.',
  descriptionEn: 'Thirty minutes of water, music and light by the lake.',
  adultPrice: 150_000,
  childPrice: 100_000,
  childBy: 'age',
  childFrom: 3,
  childTo: 11,
  weekdays: [3, 5, 6, 7],
  opensAt: '10:00',
  closesAt: '21:00',
  slots: ['10:30', '16:00', '19:30'],
  capacity: 300,
  refundDays: 2,
  lateFee: 100,
} as const

const zooEntry = {
  code: 'VAOCONG',
  kind: 'entry',
  nameVi: 'Vé vào cổng vườn thú',
  nameEn: 'Entry to the zoo',
  descriptionVi: 'Cả vườn thú, xe lửa nhỏ và giờ cho thú ăn.',
  descriptionEn: 'The whole zoo, the small train and the feeding hour.',
  adultPrice: 120_000,
  childPrice: 80_000,
  opensAt: '07:30',
  closesAt: '17:00',
  capacity: 800,
} as const

/** What the sample parks sell, by their codes. */
export const demoProducts: Readonly<Record<string, readonly DemoProduct[]>> = {
  THACMAY: [
    { picture: 'cong-vao', form: form.parse(entry) },
    { picture: 'vong-quay', form: form.parse(combo) },
    { picture: 'mang-truot', form: form.parse(show) },
  ],
  NAIVANG: [{ picture: 'cong-vao', form: form.parse(zooEntry) }],
}
