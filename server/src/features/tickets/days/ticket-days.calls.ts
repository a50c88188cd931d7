import { mostTicketDays } from '@innkeeper/protocol/calls/tickets/ticket-day'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { addDays, addYears, daysBetween, eachDay, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { fillDays, isSame, valuesOf, type DayChange } from '@innkeeper/rules/ticket/fill-days'
import { pricesOn, slotsOf, type TicketDay } from '@innkeeper/rules/ticket/ticket-product'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import * as store from './ticket-days.store.ts'

/** The calendar of a park's products. */
export const ticketDaysCalls = implement({
  'ticket-day/get': async (at, { id, from, days }) => {
    const products = await store.productsToChoose(at.tx)
    const { today } = await store.clockOf(at.tx, at.tx.propertyId, at.now)
    const chosen = id ?? products[0]?.id
    const product = chosen === undefined ? undefined : await store.productOf(at.tx, chosen)
    if (id !== undefined && product === undefined) throw at.refusal('ticketProductMissing', { field: 'id' })
    if (product === undefined) return { products, today, product: null, days: [] }
    const first = toDay(from ?? today)
    const range = { from: first, to: addDays(first, days - 1) }
    const known = await store.daysOf(at.tx, product.id, range)
    const { nameVi, nameEn, slots, capacity, active, prices } = product
    return {
      products,
      today,
      product: { id: product.id, nameVi, nameEn, slots: [...slots], capacity, active, prices: { ...prices, adult: prices.adult ?? 0 } },
      days: cellsOf(product, known, { ...range, today }),
    }
  },

  'ticket-day/preview': async (at, asked) => {
    const { fill } = await fillOf(at, asked, false)
    return { changes: [...fill.changes], equal: fill.equal, oversold: [...fill.oversold] }
  },

  'ticket-day/set': async (at, asked) => {
    await store.lockCalendar(at.tx, asked.id)
    const { product, fill } = await fillOf(at, asked, true)
    if (fill.oversold.length > 0) throw at.refusal('ticketDaysOversold', { field: 'set.capacity', values: { count: fill.oversold.length } })
    const { from, to, set } = asked
    await at.diary({ subject: product, after: { from, to, days: fill.changes.length, ...set } })
    if (fill.changes.length === 0) return { operationId: null, changed: 0 }
    await store.writeDays(at.tx, product, fill.changes)
    const operationId = await keep(at, { productId: product.id, from, to, asked: set, undoes: null, changes: fill.changes })
    return { operationId, changed: fill.changes.length }
  },

  'ticket-day/operations': (at, { id, ...page }) => store.operationsOf(at.tx, id, page),

  'ticket-day/undo': async (at, { operationId }) => {
    const found = await store.operationOf(at.tx, operationId)
    if (found === undefined) throw at.refusal('ticketOperationMissing', { field: 'operationId' })
    await store.lockCalendar(at.tx, found.productId)
    const operation = (await store.operationOf(at.tx, operationId)) ?? found
    const product = await store.productOf(at.tx, operation.productId)
    if (product === undefined) throw at.refusal('ticketOperationMissing', { field: 'operationId' })
    if (operation.undone) throw at.refusal('ticketUndone', { field: 'operationId' })
    const { from, to } = operation
    const days = new Map((await store.daysOf(at.tx, product.id, { from, to }, true)).map((day) => [`${day.day} ${day.slot}`, day]))
    const { today } = await store.clockOf(at.tx, at.tx.propertyId, at.now)
    const coming = operation.changes.filter(({ day }) => day >= today)
    const since = coming.filter((change) => !isStill(change, days))
    if (since.length > 0) throw at.refusal('ticketDaysChangedSince', { field: 'operationId', values: { count: since.length } })
    const back = coming.map(({ day, slot, before, after }) => ({ day, slot, before: after, after: before }))
    const oversold = back.filter(({ day, slot, after }) => (after.capacity ?? product.capacity) < (days.get(`${day} ${slot}`)?.sold ?? 0))
    if (oversold.length > 0) throw at.refusal('ticketDaysOversold', { field: 'operationId', values: { count: oversold.length } })
    await store.writeDays(at.tx, product, back)
    const undoing = await keep(at, { productId: product.id, from, to, asked: {}, undoes: operationId, changes: back })
    await at.diary({ subject: product, after: { from, to, days: back.length } })
    return { id: product.id, operationId: undoing, changed: back.length }
  },
})

type Filling = At<'ticket-day/preview'> | At<'ticket-day/set'>

/** What a request would change, checked: its product, its days. */
const fillOf = async (at: Filling, asked: CallRequest<'ticket-day/set'>, locked: boolean) => {
  const product = present(at, await store.productOf(at.tx, asked.id), 'ticketProductMissing')
  const { today } = await store.clockOf(at.tx, at.tx.propertyId, at.now)
  const [from, to] = [toDay(asked.from), toDay(asked.to)]
  if (from < today || to < from || to > addYears(today, 2) || daysBetween(from, to) >= mostTicketDays)
    throw at.refusal('ticketDaysWrong', { field: from < today ? 'from' : 'to', values: { max: mostTicketDays } })
  if (Object.values(asked.set).every((value) => value === undefined)) throw at.refusal('ticketNothingToSet', { field: 'set' })
  const days = await store.daysOf(at.tx, product.id, { from, to }, locked)
  return { product, fill: fillDays(product, days, { from, to, weekdays: asked.weekdays, slots: asked.slots }, asked.set) }
}

const keep = (at: At<'ticket-day/set'> | At<'ticket-day/undo'>, of: Omit<store.OperationToKeep, 'accountId' | 'person'>) =>
  store.keepOperation(at.tx, { ...of, accountId: at.person.accountId, person: at.person.fullName })

const isStill = ({ day, slot, after }: DayChange, days: ReadonlyMap<string, TicketDay>): boolean => {
  const is = days.get(`${day} ${slot}`)
  return is !== undefined && isSame(valuesOf(is), after)
}

const nothing = { prices: { adult: null, child: null, senior: null }, capacity: null, sold: 0, stopSell: false }

/** The days of a calendar, each slot of each, with what counts and what is set for it alone. */
const cellsOf = (
  product: store.KnownProduct,
  known: readonly TicketDay[],
  { from, to, today }: { readonly from: Day; readonly to: Day; readonly today: Day },
) => {
  const at = new Map(known.map((day) => [`${day.day} ${day.slot}`, day]))
  return eachDay(from, to).flatMap((day) =>
    slotsOf(product).map((slot) => {
      const is = at.get(`${day} ${slot}`) ?? nothing
      return {
        day,
        slot,
        open: product.weekdays.includes(weekdayOf(day)),
        past: day < today,
        own: valuesOf(is),
        prices: pricesOn(product, is),
        capacity: is.capacity ?? product.capacity,
        sold: is.sold,
        stopSell: is.stopSell,
      }
    }),
  )
}
