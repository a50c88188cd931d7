import { ticketProductForm } from '@innkeeper/protocol/calls/tickets/ticket-product-fields'
import { labelOf } from '@innkeeper/protocol/field'
import { weekdayName } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import { childMeasureWords, ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { ProductRecord } from './ticket-products.store.ts'

const { shape } = ticketProductForm

const columnsIn = (currency: Currency): readonly FileColumn<ProductRecord>[] => {
  return [
    { head: labelOf(shape.code), cell: ({ code }) => code },
    { head: labelOf(shape.kind), cell: ({ kind }, language) => ticketProductKindWords[kind][language] },
    { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
    { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
    { head: labelOf(shape.descriptionVi), cell: ({ descriptionVi }) => descriptionVi },
    { head: labelOf(shape.descriptionEn), cell: ({ descriptionEn }) => descriptionEn },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.adultPrice), type: 'money', currency, cell: ({ adultPrice }) => adultPrice },
    { head: labelOf(shape.childPrice), type: 'money', currency, cell: ({ childPrice }) => childPrice },
    { head: labelOf(shape.childBy), cell: ({ childBy }, language) => childMeasureWords[childBy][language] },
    { head: labelOf(shape.childFrom), cell: ({ childFrom }) => childFrom },
    { head: labelOf(shape.childTo), cell: ({ childTo }) => childTo },
    { head: labelOf(shape.seniorPrice), type: 'money', currency, cell: ({ seniorPrice }) => seniorPrice },
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
    { head: say('Đặt vé', 'Ticket bookings'), cell: ({ results }) => results.bookings, sum: true },
    { head: say('Số khách', 'People'), cell: ({ results }) => results.people, sum: true },
  ]
}

/** The products of a park as a file for spreadsheets. */
export const productsFile = (rows: FileRows<ProductRecord>, currency: Currency, language: Language): ListFile =>
  writeFile(say('san-pham-ve', 'ticket-products'), columnsIn(currency), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
