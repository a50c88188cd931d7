import { bedTypes } from '@innkeeper/protocol/codes/bed-types'
import { roomTypeFields, type roomTypeRecord } from '@innkeeper/protocol/calls/hotel-information/room'
import { labelOf } from '@innkeeper/protocol/field'
import { roomViews } from '@innkeeper/protocol/codes/room-views'
import { say, type Language } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { z } from 'zod'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type RoomType = z.output<typeof roomTypeRecord>

const { shape } = roomTypeFields

const columnsIn = (currency: Currency): readonly FileColumn<RoomType>[] => {
  return [
    { head: labelOf(shape.nameVi), cell: (room) => room.nameVi },
    { head: labelOf(shape.nameEn), cell: (room) => room.nameEn },
    { head: labelOf(shape.totalRooms), cell: (room) => room.totalRooms },
    { head: labelOf(shape.maxAdults), cell: (room) => room.maxAdults },
    { head: labelOf(shape.maxChildren), cell: (room) => room.maxChildren },
    { head: labelOf(shape.maxGuests), cell: (room) => room.maxGuests },
    { head: say('Giường', 'Beds'), cell: (room, language) => bedsOf(room, language) },
    { head: labelOf(shape.extraBeds), cell: (room) => room.extraBeds },
    { head: labelOf(shape.viewCode), cell: (room, language) => (room.viewCode === null ? '' : roomViews[room.viewCode][language]) },
    { head: say('Diện tích phòng (m²)', 'Room size (m²)'), cell: (room) => room.roomSize },
    { head: say('Tiền tệ', 'Currency'), cell: () => currency },
    { head: labelOf(shape.defaultPrice), type: 'money', currency, cell: (room) => room.defaultPrice },
    { head: labelOf(shape.weekendPrice), type: 'money', currency, cell: (room) => room.weekendPrice },
    { head: labelOf(shape.floorPrice), type: 'money', currency, cell: (room) => room.floorPrice },
    { head: labelOf(shape.ceilingPrice), type: 'money', currency, cell: (room) => room.ceilingPrice },
    { head: say('Số gói bán', 'Packages'), cell: (room) => room.plans },
    { head: say('Đêm đang mở bán', 'Nights on sale'), cell: (room) => room.nightsOnSale },
    { head: labelOf(shape.active), cell: (room, language) => (room.active ? yes : no)[language] },
  ]
}

/** The room types as a file for spreadsheets. */
export const roomTypesFile = (rows: FileRows<RoomType>, currency: Currency, language: Language): ListFile =>
  writeFile(say('loai-phong', 'room-types'), columnsIn(currency), rows, language)

const bedsOf = ({ beds }: RoomType, language: Language): string =>
  beds.map(({ bedType, count }) => `${count} × ${bedTypes[bedType][language]}`).join('; ')

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
