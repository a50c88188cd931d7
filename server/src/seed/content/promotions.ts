import { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { holidaysOf } from '@innkeeper/rules/days/calendar/holidays'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import { addDays, yearOf, type Day } from '@innkeeper/rules/days/day'
import type { z } from 'zod'

/** What the promotions of a sample property name: the day, its plans by key, its first room types, and agents by code. */
export type PromotedAt = {
  readonly today: Day
  readonly plans: (...keys: readonly string[]) => string[]
  readonly roomTypes: (from: number, to: number) => string[]
  readonly agents: (...codes: readonly string[]) => string[]
}

type PromotionForm = z.output<typeof promotionForm>

const form = (given: z.input<typeof promotionForm>): PromotionForm => promotionForm.parse(given)

const sundayToThursday = [7, 1, 2, 3, 4]

/** The first Tết that is not over, with a night before and one after. */
const nextTet = (today: Day): DateRange => {
  const tets = [0, 1].flatMap((ahead) => holidaysOf(yearOf(today) + ahead)).filter(({ id, to }) => id === 'tet' && to >= today)
  const { from, to } = tets[0] ?? { from: today, to: today }
  return { from: addDays(from, -1), to: addDays(to, 1) }
}

const earlyBird = ({ today, plans }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Đặt sớm 45 ngày',
    nameEn: 'Book 45 days ahead',
    promoType: 'earlyBird',
    percentOrFixed: 'percent',
    value: 1200,
    daysBefore: 45,
    applyPlans: plans('flexible', 'fullBoard'),
    datesExcluded: [nextTet(today)],
    active: true,
  })

const quietWeekdays = ({ today, roomTypes }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Đầu tuần mùa thấp điểm',
    nameEn: 'Quiet weekdays',
    promoType: 'everyNight',
    percentOrFixed: 'percent',
    value: 800,
    stayFrom: addDays(today, -40),
    stayTo: addDays(today, 60),
    weekdays: sundayToThursday,
    applyRoomTypes: roomTypes(3, 8),
    active: true,
  })

const freeNight = ({ roomTypes }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Ở 4 đêm tặng 1 đêm',
    nameEn: 'Stay four nights, one more is free',
    promoType: 'quantity',
    percentOrFixed: 'percent',
    value: 10_000,
    buy: 4,
    free: 1,
    counted: 'nights',
    applyRoomTypes: roomTypes(0, 3),
    active: true,
  })

const lastMinute = (): PromotionForm =>
  form({
    nameVi: 'Giờ chót cho đại lý cấp 3 trở lên',
    nameEn: 'Last minute, agents from level 3',
    promoType: 'lastMinute',
    percentOrFixed: 'percent',
    value: 1500,
    daysBefore: 4,
    applyTo: 'levels',
    applyLevels: [3, 4, 5],
    channels: ['agents'],
    active: true,
  })

const groups = (): PromotionForm =>
  form({
    nameVi: 'Đoàn từ 3 phòng',
    nameEn: 'Groups from three rooms',
    promoType: 'quantityTotal',
    percentOrFixed: 'percent',
    value: 500,
    buy: 3,
    active: true,
  })

const coupon = ({ agents }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Mã Cát Vàng, giảm 500.000 ₫',
    nameEn: 'Cát Vàng coupon, ₫500,000 off',
    promoType: 'coupon',
    percentOrFixed: 'amount',
    value: 500_000,
    code: 'CATVANG500',
    minOrder: 8_000_000,
    mostUses: 200,
    applyTo: 'named',
    applyAgents: agents('CATVANG'),
    active: true,
  })

const tetSurcharge = ({ today }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Phụ thu Tết',
    nameEn: 'Tết surcharge',
    promoType: 'everyNight',
    effect: 'surcharge',
    percentOrFixed: 'amount',
    value: 350_000,
    stayFrom: nextTet(today).from,
    stayTo: nextTet(today).to,
    active: true,
  })

const autumnPackage = ({ today }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Trọn gói mùa thu',
    nameEn: 'Autumn package',
    promoType: 'packageTotal',
    percentOrFixed: 'percent',
    value: 700,
    bookFrom: addDays(today, -60),
    bookTo: addDays(today, -5),
    stayTo: addDays(today, 20),
    minNights: 2,
    active: false,
  })

const townStay = ({ plans }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Ở phố từ 3 đêm',
    nameEn: 'Three nights in town',
    promoType: 'packageTotal',
    percentOrFixed: 'percent',
    value: 1000,
    minNights: 3,
    applyPlans: plans('flexible'),
    active: true,
  })

const earlySummer = ({ today }: PromotedAt): PromotionForm =>
  form({
    nameVi: 'Chào hè',
    nameEn: 'Early summer',
    promoType: 'everyNight',
    percentOrFixed: 'amount',
    value: 150_000,
    bookTo: addDays(today, -10),
    active: false,
  })

type MadeAt = (at: PromotedAt) => PromotionForm

/** The promotions of the sample properties, in their order, by the property's code. */
export const demoPromotions: Readonly<Record<string, readonly MadeAt[]>> = {
  HAIAU: [earlyBird, quietWeekdays, freeNight, lastMinute, groups, coupon, tetSurcharge, autumnPackage],
  NGOCLAN: [townStay, earlySummer],
}
