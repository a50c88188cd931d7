import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { bedTypeCodes, bedTypes } from '#codes/bed-types.ts'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { roomViewCodes, roomViews } from '#codes/room-views.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'

const id = field.id(say('Loại phòng', 'Room type'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** The fields that a property fills in for a room type, as its table has them. */
export const roomTypeFields = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  totalRooms: field.count(say('Tổng số phòng', 'Total rooms'), { min: 1, max: 9999 }),
  maxAdults: field.count(say('Người lớn tối đa', 'Max. adults'), { min: 1, max: 99 }),
  maxChildren: field.count(say('Trẻ em tối đa', 'Max. children'), { min: 0, max: 99 }),
  maxGuests: field.count(say('Số khách tối đa', 'Max. guests'), { min: 1, max: 198 }),
  defaultPrice: field.money(say('Giá mặc định', 'Default price')),
  weekendPrice: field.money(say('Giá cuối tuần', 'Weekend price')),
  floorPrice: field.money(say('Giá sàn', 'Floor price')).nullable().default(null),
  ceilingPrice: field.money(say('Giá trần', 'Ceiling price')).nullable().default(null),
  roomSize: named(say('Diện tích phòng', 'Room size'), z.int().min(1).max(9999), { unit: say('m²', 'm²') }),
  extraBeds: field.count(say('Số giường phụ', 'Extra beds'), { min: 0, max: 9 }).default(0),
  viewCode: field.choice(say('Hướng nhìn', 'View'), roomViewCodes, roomViews).nullable().default(null),
  active: field.flag(say('Đang bán', 'On sale')).default(true),
  displayOrder: named(say('Thứ tự hiển thị', 'Display order'), z.int().min(0).max(9999), {
    hint: say('Để 0 nếu muốn đứng cuối.', 'Leave 0 to come last.'),
  }).default(0),
})

/** The beds of a room type: each bed type once, with its number. */
const beds = named(
  say('Giường', 'Beds'),
  z
    .array(
      z.strictObject({
        bedType: field.choice(say('Loại giường', 'Bed type'), bedTypeCodes, bedTypes),
        count: field.count(say('Số giường', 'How many'), { min: 1, max: 20 }),
      }),
    )
    .max(12),
)

/** A room type as a form sends it. */
export const roomTypeForm = z.strictObject({ ...roomTypeFields.shape, beds: beds.default([]) })

/** A room type as an answer has it: with its id, its version and who changed it last. */
export const roomTypeRecord = z.object({
  ...roomTypeForm.shape,
  id,
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  /** The number of plans on sale that include it. */
  plans: named(say('Gói bán', 'Packages'), z.int()),
  /** The number of nights from today on with rooms on sale. */
  nightsOnSale: named(say('Đêm đang mở bán', 'Nights on sale'), z.int()),
})

/** The fields that room types can be sorted by; by default they are in their order of display. */
export const roomTypeSorts = ['name', 'totalRooms', 'guests', 'price', 'plans', 'state'] as const

/** The filter of a list of room types. */
const roomTypeFilter = {
  ...sortedBy(roomTypeSorts),
  text: field.text(say('Tên loại phòng', 'Room type name'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang bán', 'On sale')).optional(),
} as const

/** What uses a room type: it can be deleted when everything except the plans is zero. */
export const roomTypeUsage = z.object({ bookings: z.int(), nights: z.int(), prices: z.int() })

const readRooms = { who: 'property', codes: ['ROOM_INFO_1'] } as const
const changeRooms = { who: 'property', codes: ['ROOM_INFO_1', 'ROOM_INFO_2'] } as const
const formRefusals = [
  'guestsBelowAdults',
  'guestsAbovePlaces',
  'ceilingBelowFloor',
  'priceBelowFloor',
  'priceAboveCeiling',
  'bedTwice',
] as const
const stales = [
  'info',
  'room-type',
  'amenity',
  'resource',
  'hotel-setting',
  'promotion',
  'plan',
  'room-plan',
  'room-log',
  'room-plan-log',
] as const

const rooms = recordCalls({
  read: readRooms,
  change: changeRooms,
  id,
  version,
  form: roomTypeForm,
  row: roomTypeRecord,
  kind: 'roomType',
  missing: 'roomMissing',
  changed: 'roomChanged',
  stales,
})

export const roomCalls = {
  'room/history': historyOfOne(say('Lịch sử loại phòng', 'History of a room type'), readRooms, id),
  'room/get-all': rooms.list({ words: say('Danh sách loại phòng', 'Room types'), filter: roomTypeFilter }),
  'room/export': rooms.file({ words: say('Xuất loại phòng', 'Export the room types'), filter: roomTypeFilter }),
  'room/detail': call({
    words: say('Chi tiết loại phòng', 'Room type'),
    kind: 'read',
    method: 'POST',
    access: readRooms,
    input: z.strictObject({ id }),
    output: roomTypeRecord.extend({ usage: roomTypeUsage }),
    refusals: ['roomMissing'],
  }),
  'room/create': rooms.create({
    words: say('Tạo loại phòng', 'Create a room type'),
    diary: say('Tạo loại phòng {subject}', 'Created the room type {subject}'),
    refusals: formRefusals,
  }),
  'room/update': rooms.update({
    words: say('Sửa loại phòng', 'Change a room type'),
    diary: say('Sửa loại phòng {subject}', 'Changed the room type {subject}'),
    refusals: [...formRefusals, 'totalRoomsBelowAllotment', 'guestsBelowPlan'],
  }),
  'room/copy': rooms.copy({
    words: say('Sao chép loại phòng', 'Copy a room type'),
    diary: say('Sao chép loại phòng {subject}', 'Copied the room type {subject}'),
    refusals: [],
  }),
  'room/delete': rooms.delete({
    words: say('Xoá loại phòng', 'Delete a room type'),
    diary: say('Xoá loại phòng {subject}', 'Deleted the room type {subject}'),
    refusals: ['roomInUse'],
  }),
  'room/get-hotel-of-room': call({
    words: say('Chỗ nghỉ của loại phòng', 'The property of a room type'),
    kind: 'read',
    method: 'GET',
    access: readRooms,
    input: z.strictObject({ id }),
    output: z.object({
      id: z.uuid(),
      code: z.string(),
      kind: z.enum(propertyKinds),
      nameVi: z.string(),
      nameEn: z.string(),
      currency: z.enum(currencies),
    }),
    refusals: ['roomMissing'],
  }),
  'room/get-views': call({
    words: say('Các hướng nhìn', 'Views'),
    kind: 'read',
    method: 'GET',
    access: readRooms,
    input: z.strictObject({}),
    output: z.array(z.object({ code: z.enum(roomViewCodes), nameVi: z.string(), nameEn: z.string() })),
    refusals: [],
  }),
}
