import { ticketProductForm } from '@innkeeper/protocol/calls/tickets/ticket-product-fields'
import { labelOf } from '@innkeeper/protocol/field'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { weekdayName } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import { childMeasureWords, ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { ProductRecord } from './ticket-products.store.ts'

const { shape } = ticketProductForm

const columnsIn = (currency: Currency): readonly FileColumn<ProductRecord>[] => {
  const price = (amount: number | null) => (amount === null ? '' : amount / minorPerUnit(currency))
  return [
    { head: labelOf(shape.code), cell: ({ code }) => code },
    { head: labelOf(shape.kind), cell: ({ kind }, language) => ticketProductKindWords[kind][language] },
    { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
    { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
    { head: labelOf(shape.descriptionVi), cell: ({ descriptionVi }) => descriptionVi },
    { head: labelOf(shape.descriptionEn), cell: ({ descriptionEn }) => descriptionEn },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.adultPrice), cell: ({ adultPrice }) => price(adultPrice) },
    { head: labelOf(shape.childPrice), cell: ({ childPrice }) => price(childPrice) },
    { head: labelOf(shape.childBy), cell: ({ childBy }, language) => childMeasureWords[childBy][language] },
    { head: labelOf(shape.childFrom), cell: ({ childFrom }) => childFrom },
    { head: labelOf(shape.childTo), cell: ({ childTo }) => childTo },
    { head: labelOf(shape.seniorPrice), cell: ({ seniorPrice }) => price(seniorPrice) },
    { head: labelOf(shape.seniorFrom), cell: ({ seniorFrom }) => seniorFrom },
    {
      head: labelOf(shape.weekdays),
      cell: ({ weekdays }, language) => weekdays.map((weekday) => weekdayName(weekday, language)).join('; '),
    },
    { head: labelOf(shape.opensAt), cell: ({ opensAt }) => opensAt },
    { head: labelOf(shape.closesAt), cell: ({ closesAt }) => closesAt },
    { head: labelOf(shape.slots), cell: ({ slots }) => slots.join('; ') },
    { head: labelOf(shape.capacity), cell: ({ capacity }) => capacity },
    { head: labelOf(shape.cutOffDays), cell: ({ cutOffDays }) => cutOffDays },
    { head: labelOf(shape.validDays), cell: ({ validDays }) => validDays },
    { head: labelOf(shape.entries), cell: ({ entries }) => entries },
    { head: labelOf(shape.refundDays), cell: ({ refundDays }) => refundDays ?? '' },
    { head: labelOf(shape.lateFee), cell: ({ lateFee }) => lateFee },
    { head: labelOf(shape.active), cell: ({ active }, language) => (active ? yes : no)[language] },
    { head: say('Đặt vé', 'Ticket bookings'), cell: ({ results }) => results.bookings },
    { head: say('Số khách', 'People'), cell: ({ results }) => results.people },
  ]
}

/** The products of a park as a file for spreadsheets. */
export const productsFile = (rows: readonly ProductRecord[], currency: Currency, language: Language): Promise<RawJson> =>
  writeFile(say('san-pham-ve', 'ticket-products'), columnsIn(currency), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
