import { hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { labelOf } from '@innkeeper/protocol/field'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import { serviceChargeWords, serviceTaxWords, serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { saleChannelWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { HotelServiceRecord } from './hotel-services.store.ts'

const { shape } = hotelServiceForm

const columnsIn = (currency: Currency): readonly FileColumn<HotelServiceRecord>[] => [
  { head: labelOf(shape.code), cell: ({ code }) => code },
  { head: labelOf(shape.nameVi), cell: ({ nameVi }) => nameVi },
  { head: labelOf(shape.nameEn), cell: ({ nameEn }) => nameEn },
  { head: labelOf(shape.descriptionVi), cell: ({ descriptionVi }) => descriptionVi },
  { head: labelOf(shape.descriptionEn), cell: ({ descriptionEn }) => descriptionEn },
  { head: labelOf(shape.charge), cell: ({ charge }, language) => serviceChargeWords[charge][language] },
  { head: say('Tiền tệ', 'Currency'), cell: () => currency },
  { head: labelOf(shape.price), cell: ({ price }) => price / minorPerUnit(currency) },
  { head: labelOf(shape.unit), cell: ({ unit }, language) => serviceUnitWords[unit][language] },
  { head: labelOf(shape.taxedAs), cell: ({ taxedAs }, language) => serviceTaxWords[taxedAs][language] },
  { head: labelOf(shape.maxOrder), cell: ({ maxOrder }) => maxOrder ?? '' },
  {
    head: labelOf(shape.specialDays),
    cell: ({ specialDays }) =>
      specialDays.map(({ from, to, price }) => `${formatDate(from)} – ${formatDate(to)}: ${price / minorPerUnit(currency)}`).join('; '),
  },
  { head: labelOf(shape.channels), cell: ({ channels }, language) => channels.map((one) => saleChannelWords[one][language]).join('; ') },
  { head: labelOf(shape.active), cell: ({ active }, language) => (active ? yes : no)[language] },
  { head: say('Đặt phòng', 'Bookings'), cell: ({ results }) => results.bookings },
  { head: say('Doanh thu', 'Revenue'), cell: ({ results }) => results.revenue / minorPerUnit(currency) },
]

/** The services as a file for spreadsheets. */
export const hotelServicesFile = (rows: readonly HotelServiceRecord[], currency: Currency, language: Language): Promise<RawJson> =>
  writeFile(say('dich-vu', 'services'), columnsIn(currency), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
