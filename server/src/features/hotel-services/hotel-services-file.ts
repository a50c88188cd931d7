import { hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { labelOf } from '@innkeeper/protocol/field'
import { formatDate } from '@innkeeper/protocol/format/format'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { serviceChargeWords, serviceTaxWords, serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { saleChannelWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
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

type Cell = (service: HotelServiceRecord, language: Language) => string | number

const cellsIn = (currency: Currency): Readonly<Record<Exclude<ServiceFileColumn, 'price' | 'revenue'>, Cell>> => {
  const major = (amount: number) => amount / minorPerUnit(currency)
  return {
    code: ({ code }) => code,
    nameVi: ({ nameVi }) => nameVi,
    nameEn: ({ nameEn }) => nameEn,
    descriptionVi: ({ descriptionVi }) => descriptionVi,
    descriptionEn: ({ descriptionEn }) => descriptionEn,
    charge: ({ charge }, language) => serviceChargeWords[charge][language],
    currency: () => currency,
    unit: ({ unit }, language) => serviceUnitWords[unit][language],
    taxedAs: ({ taxedAs }, language) => serviceTaxWords[taxedAs][language],
    maxOrder: ({ maxOrder }) => maxOrder ?? '',
    specialDays: ({ specialDays }) =>
      specialDays.map(({ from, to, price }) => `${formatDate(from)} – ${formatDate(to)}: ${major(price)}`).join('; '),
    channels: ({ channels }, language) => channels.map((one) => saleChannelWords[one][language]).join('; '),
    active: ({ active }, language) => (active ? fileYes : fileNo)[language],
    bookings: ({ results }) => results.bookings,
  }
}

const columnsIn = (currency: Currency): readonly FileColumn<HotelServiceRecord>[] => {
  const cells = cellsIn(currency)
  return serviceFileColumns.map((name) => {
    const head = serviceFileHeads[name]
    if (name === 'price') return { head, type: 'money', currency, cell: ({ price }) => price }
    if (name === 'revenue') return { head, type: 'money', currency, cell: ({ results }) => results.revenue, sum: true }
    return { head, cell: cells[name], ...(name === 'bookings' ? { sum: true } : {}) }
  })
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
export const hotelServicesFile = (rows: FileRows<HotelServiceRecord>, currency: Currency, language: Language): ListFile =>
  writeFile(say('dich-vu', 'services'), columnsIn(currency), rows, language)

/** The words of a flag in a file. */
export const fileYes = say('Có', 'Yes')
export const fileNo = say('Không', 'No')
