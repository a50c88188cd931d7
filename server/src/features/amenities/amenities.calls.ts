import { implement } from '#kit/call/implement.ts'
import { present } from '#kit/records/present.ts'
import { kindOfProperty } from '#features/properties/general-info/general-info.reads.ts'
import * as store from './amenities.store.ts'
import { amenityGroups, changeInShort, notOffered } from './amenity-groups.ts'

export const amenitiesCalls = implement({
  'amenity/get-all': async (at) => amenityGroups(await kindOfProperty(at.tx)),

  'info/amenity': async (at) => ({ codes: await store.propertyTicks(at.tx) }),

  'amenity/update': async (at, change) => {
    const wrong = notOffered(await kindOfProperty(at.tx), change)
    if (wrong.length > 0)
      throw at.fieldsRefused(wrong.map(({ field, amenity }) => ({ field, key: 'amenityNotOffered', values: { amenity } })))
    const before = await store.propertyTicks(at.tx)
    await store.tickProperty(at.tx, change)
    const codes = await store.propertyTicks(at.tx)
    await at.diary({ subject: changeInShort(change), before: { codes: before }, after: { codes } })
    return { codes }
  },

  'amenity/amenity-room': async (at) => ({ groups: amenityGroups('room'), roomTypes: await store.roomTicks(at.tx) }),

  'room/update-amenity': async (at, { id, ...change }) => {
    const room = present(at, await store.roomTicksToChange(at.tx, id), 'roomMissing')
    const wrong = notOffered('room', change)
    if (wrong.length > 0)
      throw at.fieldsRefused(wrong.map(({ field, amenity }) => ({ field, key: 'amenityNotOffered', values: { amenity } })))
    await store.tickRoom(at.tx, id, change)
    const codes = (await store.roomTicksToChange(at.tx, id))?.codes ?? []
    await at.diary({ subject: room, before: { codes: room.codes }, after: { codes } })
    return { id, codes }
  },
})
