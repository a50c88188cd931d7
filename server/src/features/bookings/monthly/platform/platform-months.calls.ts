import { implement } from '#kit/call/implement.ts'
import { monthByAgent, platformMonth, platformMonthLines, platformMonths } from './platform-months.store.ts'

/** What the platform reads of the months of all properties, with its commission. */
export const platformMonthCalls = implement({
  'supplier/booking/monthly-all': (at, { limit, offset, ...asked }) => platformMonths(at.tx, asked, { limit, offset }),

  'supplier/booking/monthly-detail': async (at, place) => {
    const month = await platformMonth(at.tx, place)
    if (month === undefined) throw at.refusal('notFound', { field: 'hotelId' })
    return { ...month, statements: await monthByAgent(at.tx, place) }
  },

  'supplier/booking/monthly-lines': async (at, { limit, offset, ...place }) => {
    if ((await platformMonth(at.tx, place)) === undefined) throw at.refusal('notFound', { field: 'hotelId' })
    return platformMonthLines(at.tx, place, { limit, offset })
  },
})
