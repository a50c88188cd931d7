import type { WhereaboutsProblem } from '@innkeeper/rules/place/check-whereabouts'
import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { field, listedCode, named } from '#field.ts'
import { landmarkKindCodes, landmarkKinds } from '#codes/landmark-kinds.ts'
import type { RefusalKey } from '#refusals.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { degreesFields } from './info.ts'

const id = field.id(say('Địa điểm', 'Place'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const kind = field.choice(say('Loại', 'Kind'), landmarkKindCodes, landmarkKinds)
const landmarkCode = listedCode(60)

/** A place near a property as its table has it: a position on the map, or a known distance. */
export const nearbyPlaceFields = z.strictObject({
  kind,
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  latitude: degreesFields.latitude.nullable().default(null),
  longitude: degreesFields.longitude.nullable().default(null),
  distanceMetres: field.count(say('Khoảng cách', 'Distance'), { min: 0, max: 1_000_000 }).nullable().default(null),
})

/** The straight-line distance of a place and the travel time; null while the property has no position. */
const reach = {
  distance: named(say('Khoảng cách', 'Distance'), z.int()).nullable(),
  travel: z.object({ by: z.enum(['foot', 'car']), minutes: z.int() }).nullable(),
}

/** A nearby place as an answer has it. */
export const nearbyPlaceRecord = z.object({
  ...nearbyPlaceFields.shape,
  ...reach,
  id,
  version,
  landmarkCode: landmarkCode.nullable(),
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
})

const readPlaces = { who: 'property', codes: ['NEARBY_PLACE_1'] } as const
const changePlaces = { who: 'property', codes: ['NEARBY_PLACE_1', 'NEARBY_PLACE_2'] } as const
const saved = z.object({ id, version })
/** The fields that the list of nearby places can be sorted by; by default the nearest comes first. */
export const nearbySorts = ['name', 'kind', 'distance'] as const

const filter = {
  text: field.text(say('Tên địa điểm', 'Name of the place'), { max: 100, min: 0 }).default(''),
  kind: kind.optional(),
  ...sortedBy(nearbySorts),
}

/** The refusal of each problem of a place's position. */
export const refusalOfWhereabouts = {
  halfPosition: 'positionHalf',
  nowhere: 'placeNowhere',
  positionAndDistance: 'placeTwice',
} as const satisfies Record<WhereaboutsProblem['reason'], RefusalKey>
const formRefusals = Object.values(refusalOfWhereabouts)

const nameOfLandmark = z.object({ nameVi: z.string(), nameEn: z.string() })

export const areaCalls = {
  'area/history': historyOfOne(say('Lịch sử địa điểm lân cận', 'History of a nearby place'), readPlaces, id),
  'area/get-landmark-all': call({
    words: say('Điểm mốc quanh đây', 'Landmarks around'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['GENERAL_INFO_1'] },
    input: z.strictObject({
      provinceCode: field.text(say('Tỉnh, thành phố', 'Province or city'), { max: 10, min: 0 }).optional(),
      withinKm: field.count(say('Trong vòng', 'Within'), { min: 1, max: 200 }).optional(),
    }),
    /** Landmarks of the requested province, nearest first; without a province, those in and around the property's own. */
    output: z.object({
      position: z.object(degreesFields).nullable(),
      landmarks: z.array(
        z.object({
          landmarkCode,
          kind,
          nameVi: z.string(),
          nameEn: z.string(),
          ...degreesFields,
          ...reach,
          added: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  'area/get-all': call({
    words: say('Địa điểm lân cận', 'Nearby places'),
    kind: 'read',
    method: 'GET',
    access: readPlaces,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(nearbyPlaceRecord),
    list: true,
    refusals: [],
  }),
  'area/export': call({
    words: say('Xuất địa điểm lân cận', 'Export the nearby places'),
    kind: 'read',
    method: 'GET',
    access: readPlaces,
    input: fileInput(filter),
    output: fileShape,
    refusals: [],
    limits: { perMinute: 20 },
  }),
  'area/create': call({
    words: say('Thêm địa điểm lân cận', 'Add a nearby place'),
    kind: 'change',
    method: 'POST',
    access: changePlaces,
    input: nearbyPlaceFields,
    output: saved,
    refusals: [...formRefusals, 'tooManyPlaces'],
    diary: say('Thêm địa điểm lân cận {subject}', 'Added the nearby place {subject}'),
    record: { kind: 'nearbyPlace', id: 'id' },
    idempotency: 'optional',
  }),
  'area/add-landmarks': call({
    words: say('Thêm các điểm mốc', 'Add landmarks'),
    kind: 'change',
    method: 'POST',
    access: changePlaces,
    input: z.strictObject({ landmarkCodes: named(say('Điểm mốc', 'Landmarks'), z.array(landmarkCode).min(1).max(100)) }),
    /** The number added; those that exist already stay as they are. */
    output: z.object({ added: z.int() }),
    refusals: ['landmarkMissing', 'tooManyPlaces'],
    diary: say('Thêm điểm mốc lân cận: {subject}', 'Added nearby landmarks: {subject}'),
    record: { kind: 'nearbyPlace' },
    tells: z.object({ landmarks: named(say('Điểm mốc', 'Landmarks'), z.array(nameOfLandmark)) }),
  }),
  'area/update': call({
    words: say('Sửa địa điểm lân cận', 'Change a nearby place'),
    kind: 'change',
    method: 'POST',
    access: changePlaces,
    input: z.strictObject({ id, version, ...changesOf(nearbyPlaceFields.shape) }),
    output: saved,
    refusals: [...formRefusals, 'placeMissing', 'placeChanged'],
    diary: say('Sửa địa điểm lân cận {subject}', 'Changed the nearby place {subject}'),
    record: { kind: 'nearbyPlace', id: 'id' },
  }),
  'area/delete': call({
    words: say('Xoá địa điểm lân cận', 'Delete a nearby place'),
    kind: 'change',
    method: 'POST',
    access: changePlaces,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    refusals: ['placeMissing'],
    diary: say('Xoá địa điểm lân cận {subject}', 'Deleted the nearby place {subject}'),
    record: { kind: 'nearbyPlace', id: 'id' },
    tells: nearbyPlaceFields,
  }),
}
