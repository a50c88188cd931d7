import { giftCodeForm } from '@innkeeper/protocol/calls/room-sale/gift-code-fields'
import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { z } from 'zod'

/** A gift code of the sample data. */
export type DemoGiftCode = {
  readonly form: z.output<typeof giftCodeForm>
  /** How many bookings gave it, at most. */
  readonly given: number
  /** It may be used no more often than it was. */
  readonly usedUp?: true
}

/** What the gift codes of a sample property name: the day, the property, and agents by code. */
export type GivenAt = { readonly today: Day; readonly here: string; readonly agents: (...codes: readonly string[]) => string[] }

type Given = Omit<z.input<typeof giftCodeForm>, 'hotels'>

const form = (given: Given, here: string) => giftCodeForm.parse({ ...given, hotels: [here] })

type MadeAt = (at: GivenAt) => DemoGiftCode

const blueSea: MadeAt = ({ today, here }) => ({
  given: 12,
  form: form(
    {
      code: 'BIENXANH10',
      nameVi: 'Biển xanh, giảm 10 %',
      nameEn: 'Blue sea, 10 % off',
      percentOrFixed: 'percent',
      value: 1000,
      maxDiscount: 1_500_000,
      minOrder: 3_000_000,
      validFrom: addDays(today, -60),
      validTo: addDays(today, 90),
      onWebsite: true,
      mostUses: 100,
    },
    here,
  ),
})

const opening: MadeAt = ({ today, here }) => ({
  given: 5,
  usedUp: true,
  form: form(
    {
      code: 'KHAITRUONG',
      nameVi: 'Mừng khai trương hồ bơi, giảm 300.000 ₫',
      nameEn: 'Opening of the pool, ₫300,000 off',
      percentOrFixed: 'amount',
      value: 300_000,
      takenFrom: 'rooms',
      validFrom: addDays(today, -50),
      validTo: addDays(today, 30),
    },
    here,
  ),
})

const autumn: MadeAt = ({ today, here }) => ({
  given: 4,
  form: form(
    {
      code: 'MUATHU',
      nameVi: 'Mùa thu, giảm 5 %',
      nameEn: 'Autumn, 5 % off',
      percentOrFixed: 'percent',
      value: 500,
      validFrom: addDays(today, -80),
      validTo: addDays(today, -12),
      mostUses: 50,
    },
    here,
  ),
})

const tet: MadeAt = ({ today, here }) => ({
  given: 0,
  form: form(
    {
      code: 'TET-SUMVAY',
      nameVi: 'Tết sum vầy, giảm 15 %',
      nameEn: 'Tết together, 15 % off',
      percentOrFixed: 'percent',
      value: 1500,
      maxDiscount: 2_000_000,
      minRooms: 2,
      validFrom: addDays(today, 14),
      validTo: addDays(today, 60),
      mostUses: 40,
    },
    here,
  ),
})

const atNight: MadeAt = ({ today, here, agents }) => ({
  given: 0,
  form: form(
    {
      code: 'CATVANG-DEM',
      nameVi: 'Cát Vàng đặt đêm, giảm 200.000 ₫',
      nameEn: 'Cát Vàng books at night, ₫200,000 off',
      percentOrFixed: 'amount',
      value: 200_000,
      validFrom: addDays(today, -20),
      timeFrom: '21:00',
      timeTo: '06:00',
      forAgents: 'named',
      agentIds: agents('CATVANG'),
      methods: ['debt'],
      active: false,
    },
    here,
  ),
})

/** The gift codes of the sample properties, by the property's code. */
export const demoGiftCodes: Readonly<Record<string, readonly MadeAt[]>> = { HAIAU: [blueSea, opening, autumn, tet, atNight] }

/** Codes that were made together, for the guests of a company. */
export const codesTogether = ({ today, here }: GivenAt) => ({
  pattern: 'TRIAN-######',
  count: 12,
  form: giftCodeForm.parse({
    code: 'TRIAN',
    nameVi: 'Tri ân khách đoàn',
    nameEn: 'Thanks to our groups',
    percentOrFixed: 'amount',
    value: 250_000,
    validFrom: addDays(today, -15),
    validTo: addDays(today, 120),
    mostUses: 1,
    hotels: [here],
  }),
})
