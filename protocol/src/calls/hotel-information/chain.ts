import { z } from 'zod'
import { historyOf } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const hotelId = field.id(say('Khách sạn', 'Hotel'))

/** The names of a chain: "Chain name is required". */
const chainNames = {
  nameVi: field.text(say('Tên chuỗi tiếng Việt', 'Vietnamese name of the chain'), { max: 255 }),
  nameEn: field.text(say('Tên chuỗi tiếng Anh', 'English name of the chain'), { max: 255 }),
} as const

const hotelIds = named(say('Khách sạn cùng vào chuỗi', 'Hotels that join the chain'), z.array(hotelId).max(100)).default([])
const hotel = { id: hotelId, nameVi: z.string(), nameEn: z.string() }
const changeChain = { who: 'property', codes: ['HOTEL_CHAIN_1', 'HOTEL_CHAIN_2'] } as const

const names = z.object({ nameVi: z.string(), nameEn: z.string() })

/** What the diary shows of a chain: its names, and which properties joined and left it. */
const chainTold = z.object({
  ...chainNames,
  hotels: named(say('Khách sạn cùng vào chuỗi', 'Hotels that join the chain'), z.array(names)),
  chain: named(say('Chuỗi khách sạn', 'Hotel chain'), names),
})

export const chainCalls = {
  'chain/history': historyOf(say('Lịch sử chuỗi khách sạn', 'History of the hotel chain'), { who: 'property', codes: ['HOTEL_CHAIN_1'] }),
  'chain/get-all': call({
    words: say('Chuỗi khách sạn', 'Hotel chain'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['HOTEL_CHAIN_1'] },
    input: z.strictObject({}),
    output: z.object({
      chain: z
        .object({
          version,
          ...chainNames,
          changedAt: field.moment(say('Sửa lúc', 'Changed at')),
          changedBy: named(say('Người sửa', 'Changed by'), z.string()),
          /** `own` is this property; `mine` is one that the caller owns. */
          members: z.array(z.object({ ...hotel, own: z.boolean(), mine: z.boolean() })),
        })
        .nullable(),
      /** The caller's other properties that are not in this chain, and whether they are in another. */
      candidates: z.array(z.object({ ...hotel, inChain: z.boolean() })),
    }),
    refusals: [],
  }),
  'chain/add': call({
    words: say('Lập chuỗi khách sạn', 'Create a hotel chain'),
    kind: 'change',
    method: 'POST',
    access: changeChain,
    input: z.strictObject({ ...chainNames, hotelIds }),
    output: z.object({ version }),
    refusals: ['alreadyInChain', 'hotelMissing'],
    diary: say('Lập chuỗi khách sạn {subject}', 'Created the hotel chain {subject}'),
    record: { kind: 'hotelChain' },
    tells: chainTold,
  }),
  'chain/update': call({
    words: say('Sửa chuỗi khách sạn', 'Change the hotel chain'),
    kind: 'change',
    method: 'POST',
    access: changeChain,
    input: z.strictObject({ version, ...changesOf({ ...chainNames, hotelIds }) }),
    output: z.object({ version }),
    refusals: ['chainMissing', 'chainChanged', 'alreadyInChain', 'hotelMissing'],
    diary: say('Sửa chuỗi khách sạn {subject}', 'Changed the hotel chain {subject}'),
    record: { kind: 'hotelChain' },
    tells: chainTold,
  }),
  'chain/remove': call({
    words: say('Rời chuỗi khách sạn', 'Leave the hotel chain'),
    kind: 'change',
    method: 'POST',
    access: changeChain,
    input: z.strictObject({ hotelId }),
    output: z.object({ hotelId }),
    refusals: ['chainMissing', 'hotelMissing'],
    diary: say('Đưa {subject} ra khỏi chuỗi khách sạn', 'Took {subject} out of the hotel chain'),
    record: { kind: 'hotelChain' },
    tells: chainTold,
  }),
}
