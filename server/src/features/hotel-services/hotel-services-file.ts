import { hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { labelOf } from '@innkeeper/protocol/field'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate } from '@innkeeper/protocol/format/format'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { serviceChargeWords, serviceTaxWords, serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { saleChannelWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { HotelServiceRecord } from './hotel-services.store.ts'

const { shape } = hotelServiceForm

/** The heads of the columns of a file of services, by what is in them; the fields bear the labels of the form. */
export const serviceFileHeads = {
  code: labelOf(shape.code),
  nameVi: labelOf(shape.nameVi),
  nameEn: labelOf(shape.nameEn),
  descriptionVi: labelOf(shape.descriptionVi),
  descriptionEn: labelOf(shape.descriptionEn),
  charge: labelOf(shape.charge),
  currency: say('Tiền tệ', 'Currency'),
  price: labelOf(shape.price),
  unit: labelOf(shape.unit),
  taxedAs: labelOf(shape.taxedAs),
  maxOrder: labelOf(shape.maxOrder),
  specialDays: labelOf(shape.specialDays),
  channels: labelOf(shape.channels),
  active: labelOf(shape.active),
  bookings: say('Đặt phòng', 'Bookings'),
  revenue: say('Doanh thu', 'Revenue'),
} as const satisfies Readonly<Record<string, Saying>>

/** What a column of a file of services has in it. */
export type ServiceFileColumn = keyof typeof serviceFileHeads

type Cell = FileColumn<HotelServiceRecord>['cell']

const cellsIn = (currency: Currency): Readonly<Record<ServiceFileColumn, Cell>> => {
  const major = (amount: number) => amount / minorPerUnit(currency)
  return {
    code: ({ code }) => code,
    nameVi: ({ nameVi }) => nameVi,
    nameEn: ({ nameEn }) => nameEn,
    descriptionVi: ({ descriptionVi }) => descriptionVi,
    descriptionEn: ({ descriptionEn }) => descriptionEn,
    charge: ({ charge }, language) => serviceChargeWords[charge][language],
    currency: () => currency,
    price: ({ price }) => major(price),
    unit: ({ unit }, language) => serviceUnitWords[unit][language],
    taxedAs: ({ taxedAs }, language) => serviceTaxWords[taxedAs][language],
    maxOrder: ({ maxOrder }) => maxOrder ?? '',
    specialDays: ({ specialDays }) =>
      specialDays.map(({ from, to, price }) => `${formatDate(from)} – ${formatDate(to)}: ${major(price)}`).join('; '),
    channels: ({ channels }, language) => channels.map((one) => saleChannelWords[one][language]).join('; '),
    active: ({ active }, language) => (active ? fileYes : fileNo)[language],
    bookings: ({ results }) => results.bookings,
    revenue: ({ results }) => major(results.revenue),
  }
}

const columnsIn = (currency: Currency): readonly FileColumn<HotelServiceRecord>[] => {
  const cells = cellsIn(currency)
  return serviceFileColumns.map((name) => ({ head: serviceFileHeads[name], cell: cells[name] }))
}

/** The columns in their order. */
export const serviceFileColumns = [
  'code',
  'nameVi',
  'nameEn',
  'descriptionVi',
  'descriptionEn',
  'charge',
  'currency',
  'price',
  'unit',
  'taxedAs',
  'maxOrder',
  'specialDays',
  'channels',
  'active',
  'bookings',
  'revenue',
] as const satisfies readonly ServiceFileColumn[]

/** The services as a file for spreadsheets. */
export const hotelServicesFile = (rows: readonly HotelServiceRecord[], currency: Currency, language: Language): Promise<RawJson> =>
  writeFile(say('dich-vu', 'services'), columnsIn(currency), rows, language)

/** The words of a flag in a file. */
export const fileYes = say('Có', 'Yes')
export const fileNo = say('Không', 'No')
