import { z } from 'zod'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { seasonColorCodes, seasonColors } from '#codes/season-colors.ts'
import { say } from '#say.ts'

const id = field.id(say('Mùa', 'Season'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** A season as its table has it: consecutive nights with a name and a colour. */
export const seasonFields = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 100 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 100 }),
  color: field.choice(say('Màu', 'Colour'), seasonColorCodes, seasonColors),
  fromDay: field.day(say('Đêm đầu', 'First night')),
  toDay: field.day(say('Đêm cuối', 'Last night')),
})

/** A season as an answer has it. */
export const seasonRecord = z.object({
  ...seasonFields.shape,
  id,
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
})

const readRates = { who: 'property', codes: ['AVAIL_RATE_1'] } as const
const changeRates = { who: 'property', codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] } as const
const saved = z.object({ id, version })
// Open grids show seasons above their nights. They read again when packages become stale, so these calls make packages stale.
const stales = ['plan', 'room-plan']

/** The calls of a property's seasons. */
export const seasonCalls = {
  'season/history': historyOfOne(say('Lịch sử mùa', 'History of a season'), readRates, id),
  'season/get-all': call({
    words: say('Các mùa', 'Seasons'),
    kind: 'read',
    method: 'GET',
    access: readRates,
    input: z.strictObject({}),
    /** In the order of their nights. */
    output: z.array(seasonRecord),
    refusals: [],
  }),
  'season/create': call({
    words: say('Thêm mùa', 'Add a season'),
    kind: 'change',
    method: 'POST',
    access: changeRates,
    input: seasonFields,
    output: saved,
    refusals: ['intervalEndsBeforeStart', 'seasonsOverlap', 'tooManySeasons'],
    diary: say('Thêm mùa {subject}', 'Added the season {subject}'),
    record: { kind: 'season', id: 'id' },
    idempotency: 'optional',
    stales,
  }),
  'season/update': call({
    words: say('Sửa mùa', 'Change a season'),
    kind: 'change',
    method: 'POST',
    access: changeRates,
    input: z.strictObject({ id, version, ...changesOf(seasonFields.shape) }),
    output: saved,
    refusals: ['intervalEndsBeforeStart', 'seasonsOverlap', 'seasonMissing', 'seasonChanged'],
    diary: say('Sửa mùa {subject}', 'Changed the season {subject}'),
    record: { kind: 'season', id: 'id' },
    stales,
  }),
  'season/delete': call({
    words: say('Xoá mùa', 'Delete a season'),
    kind: 'change',
    method: 'POST',
    access: changeRates,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    refusals: ['seasonMissing'],
    diary: say('Xoá mùa {subject}', 'Deleted the season {subject}'),
    record: { kind: 'season', id: 'id' },
    tells: seasonFields,
    stales,
  }),
}
