import { codesOf } from '@innkeeper/protocol/codes/codes-of'
import { recordKindWords, type RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import { beforeEach, expect, test } from 'vitest'
import { screenAt } from '#screen-at.ts'
import { hotelOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { keepOwnSession } from './session.ts'
import { useThingAddress } from './use-thing-address.ts'

const id = '01900000-0000-7000-8000-0000000000d1'
const kinds = codesOf(recordKindWords)

/** The address of a thing of each kind, as somebody with every right sees it. */
const addresses = async (kind: 'hotel' | 'playground', thingId = id): Promise<ReadonlyMap<RecordKind, string | undefined>> => {
  const found = new Map<RecordKind, string | undefined>()
  const All = () => {
    const addressOf = useThingAddress()
    for (const one of kinds) found.set(one, addressOf({ kind: one, id: thingId }))
    return null
  }
  keepOwnSession(signedInAs({ hotel: { ...hotelOf(id, 'Hải Âu'), kind } }))
  await show(<All />)
  return found
}

beforeEach(() => document.body.replaceChildren())

test('a line of the diary leads to its thing, whatever it is about, at a hotel or at a park', async () => {
  const [hotel, park] = [await addresses('hotel'), await addresses('playground')]
  const nowhere = kinds.filter((kind) => hotel.get(kind) === undefined && park.get(kind) === undefined)
  // An account is its person’s own, and a visit is told by the line itself.
  expect(nowhere).toEqual(['account', 'visit'])
  expect([...hotel.values(), ...park.values()].filter((address) => address !== undefined && screenAt(address) === undefined)).toEqual([])
})

test('an agent and a gift code are opened themselves, not only their lists', async () => {
  const hotel = await addresses('hotel')
  expect(hotel.get('travelAgent')).toBe(`/u/0/travel-agent/active?open=${id}`)
  expect(hotel.get('giftCode')).toBe(`/u/0/hotel-manage/gift-code/gift-edit?id=${id}`)
})

test('payments that were recorded together lead to the list of transactions', async () => {
  expect((await addresses('hotel', '')).get('transaction')).toBe('/u/0/booking/list-transaction')
})
