import { say } from '@innkeeper/protocol/say'
import { toDay } from '@innkeeper/rules/days/day'
import { isForPlan, isOnNight, type PromotionScope } from '@innkeeper/rules/promotion/nights-of-promotion'
import { priceAfterStep } from '@innkeeper/rules/travel-agent/terms-of-buyer'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { PlanRow } from '../model/grid-rows.ts'
import type { GridOffers, Layer, Look } from '../view/cells/look.ts'

type Answer = AnswerOf<'room-plan/get-offers'>
type Speech = Pick<Look, 't' | 'price' | 'money' | 'language'>

/** What a layer of the grid shows of promotions, or of the price that a level pays. */
export const gridOffersOf = (answer: Answer, layer: Layer): GridOffers =>
  layer === 'promotions' ? promotionsShown(answer.promotions) : levelShown(answer.levels, Number(layer.slice('level'.length)))

const promotionsShown = (promotions: Answer['promotions']): GridOffers => {
  const scoped = promotions.map(({ name, ...promotion }) => ({ name, scope: scopeOf(promotion) }))
  const on = (row: PlanRow, night: string) => {
    const place = { planId: row.plan.planId, roomTypeId: row.room.id }
    return scoped.filter(({ scope }) => isForPlan(scope, place) && isOnNight(scope, toDay(night))).map(({ name }) => name)
  }
  return {
    mark: (row, night, _price, { t }) => {
      const count = on(row, night).length
      return count === 0 ? null : t(countWords, { count })
    },
    told: (row, night, _price, { t }) => {
      const names = on(row, night).map((name) => t(name))
      return t(names.length === 0 ? nonePromoted : promoted, { names: names.join(', ') })
    },
  }
}

const scopeOf = ({
  stayFrom,
  stayTo,
  weekdays,
  datesExcluded,
  planIds,
  roomTypeIds,
}: Omit<Answer['promotions'][number], 'name'>): PromotionScope => ({
  stayFrom: stayFrom === null ? null : toDay(stayFrom),
  stayTo: stayTo === null ? null : toDay(stayTo),
  weekdays,
  datesExcluded: datesExcluded.map(({ from, to }) => ({ from: toDay(from), to: toDay(to) })),
  planIds,
  roomTypeIds,
})

const levelShown = (levels: Answer['levels'], level: number): GridOffers => {
  const terms = levels.find((one) => one.level === level)
  const priceOf = ({ plan }: PlanRow, price: number | null): number | null | undefined => {
    if (terms !== undefined && terms.openPlans !== null && !terms.openPlans.includes(plan.planId)) return undefined
    if (price === null || terms === undefined || terms.unit === null || terms.value === null) return price
    const isChanged = terms.planIds.length === 0 || terms.planIds.includes(plan.planId)
    return isChanged ? priceAfterStep(price, { unit: terms.unit, value: terms.value }) : price
  }
  return {
    mark: (row, _night, price, look: Speech) => {
      const paid = priceOf(row, price)
      return paid === undefined ? '×' : paid === null ? null : look.price(paid).text
    },
    told: (row, _night, price, look: Speech) => {
      const paid = priceOf(row, price)
      if (paid === undefined) return look.t(notOpen, { level })
      return paid === null ? null : look.t(pays, { level, money: look.money(paid) })
    },
  }
}

const countWords = say('{count} KM', '{count} promo')
const promoted = say('Khuyến mãi: {names}', 'Promotions: {names}')
const nonePromoted = say('Không có khuyến mãi', 'No promotion')
const pays = say('Cấp {level} trả {money}', 'Level {level} pays {money}')
const notOpen = say('Không mở cho cấp {level}', 'Not open to level {level}')
