import { todayIn } from '@innkeeper/rules/days/day'
import { implement } from '#kit/call/implement.ts'
import { termsOfLevels } from '#features/agent-terms/terms-of-levels.reads.ts'
import { promotionsOnSale } from '#features/promotions/promotions-on-sale.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'

export const offersCalls = implement({
  'room-plan/get-offers': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const promotions = await promotionsOnSale(at.tx, todayIn(timeZone, at.now))
    return {
      promotions: promotions.map(({ nameVi, nameEn, ...promotion }) => ({ ...promotion, name: { vi: nameVi, en: nameEn } })),
      levels: await termsOfLevels(at.tx),
    }
  },
})
