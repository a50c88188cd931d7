import { implement } from '#kit/call/implement.ts'
import { allRowsOf } from '#kit/records/pages.ts'
import { makeMonthFile, monthFileName } from '../file/make-month-file.ts'
import { platformPaperContent } from '../file/platform-paper-content.ts'
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

  'supplier/booking/monthly-file': async (at, { form, language, ...place }) => {
    const month = await platformMonth(at.tx, place)
    if (month === undefined) throw at.refusal('notFound', { field: 'hotelId' })
    const statements = await monthByAgent(at.tx, place)
    const lines = [...(await allRowsOf(at, (page) => platformMonthLines(at.tx, place, page)))]
    const paper = platformPaperContent({ month: { ...month, statements }, lines, language })
    return makeMonthFile(paper, { name: monthFileName(month, place.currency), form })
  },
})
