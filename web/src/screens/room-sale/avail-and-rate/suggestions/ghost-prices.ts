import { say, type Saying } from '@innkeeper/protocol/say'
import { daysBetween } from '@innkeeper/rules/days/day'
import { settledBy, suggestPrice } from '@innkeeper/rules/suggestion/suggest-price'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Cell } from '../edit/typing/wanted-value.ts'
import type { GridStore } from '../model/grid-store.ts'
import type { PlanRow } from '../model/grid-rows.ts'
import { shownRate } from '../model/nights/shown-night.ts'
import type { GridOffers } from '../view/cells/look.ts'

/** A suggested price on the grid: its night, the night's own price, and the rule that it comes from. */
export type Ghost = {
  readonly row: PlanRow
  readonly at: number
  readonly night: string
  readonly price: number
  readonly suggested: number
  readonly occupancy: number
  readonly ruleId: string
  readonly ruleName: Saying
}

/** What the rules that are on suggest for the nights of a grid, as they are known and typed now. */
export type Ghosts = {
  readonly of: (row: PlanRow, at: number) => Ghost | null
  readonly among: (cells: readonly Cell[]) => Ghost[]
  readonly offers: GridOffers
}

type Store = Pick<GridStore, 'rate' | 'soundRate' | 'room' | 'calendar'>

/** The ghost prices of a grid. A plan that follows another has none of its own: it follows the price that is accepted. */
export const ghostsOf = ({ rules, settled }: AnswerOf<'price-rule/get-layer'>, store: Store): Ghosts => {
  const isSettled = settledBy(settled)
  const of = (row: PlanRow, at: number): Ghost | null => {
    const { room, plan } = row
    const { calendar } = store
    const night = calendar.days[at]
    if (night === undefined || rules.length === 0 || plan.derive !== null || !plan.active || !room.active) return null
    const { allotment, sold, closed } = store.room(room.id, at)
    if (closed) return null
    const shown = shownRate(store, row, at)
    if (shown.stopSell || shown.blackout || shown.price === null) return null
    const daysAhead = daysBetween(calendar.today, night)
    const { floorPrice: floor, ceilingPrice: ceiling } = room
    const seen = { roomTypeId: room.id, allotment, sold, daysAhead, price: shown.price, floor, ceiling }
    const suggestion = suggestPrice(seen, rules)
    if (suggestion === null) return null
    const { rule, price: suggested, occupancy } = suggestion
    if (isSettled({ roomPlanId: row.id, night, ruleId: rule.id, price: shown.price })) return null
    return { row, at, night, price: shown.price, suggested, occupancy, ruleId: rule.id, ruleName: rule.name }
  }
  return {
    of,
    among: (cells) => cells.flatMap(({ row, at }) => (row.kind === 'plan' ? (of(row, at) ?? []) : [])),
    offers: {
      mark: (row, night, _price, look) => {
        const ghost = of(row, store.calendar.at(night))
        return ghost === null ? null : `${ghost.suggested > ghost.price ? '↑' : '↓'}${look.price(ghost.suggested).text}`
      },
      told: (row, night, _price, { t, money }) => {
        const ghost = of(row, store.calendar.at(night))
        if (ghost === null) return null
        return t(told, { money: money(ghost.suggested), name: t(ghost.ruleName), percent: ghost.occupancy })
      },
    },
  }
}

const told = say('Gợi ý {money}: {name}, đã bán {percent} %', 'Suggested {money}: {name}, {percent}% sold')
