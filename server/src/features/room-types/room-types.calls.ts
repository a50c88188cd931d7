import { bedTypeCodes, bedTypes } from '@innkeeper/protocol/codes/bed-types'
import { roomTypeForm, type roomTypeRecord } from '@innkeeper/protocol/calls/hotel-information/room'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { roomViewCodes, roomViews } from '@innkeeper/protocol/codes/room-views'
import { copiedName } from '@innkeeper/rules/text/copied-name'
import type { z } from 'zod'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { checkChange, checkForm } from './check-room-type.ts'
import { roomTypesFile } from './room-types-file.ts'
import { roomTypeChoices } from './room-types.reads.ts'
import * as store from './room-types.store.ts'

type RoomTypeForm = z.output<typeof roomTypeForm>

export const roomTypesCalls = implement({
  'room/get-all': async (at, { limit, offset, ...filter }) => store.listRoomTypes(at.tx, filter, at.language, { limit, offset }),

  'room/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listRoomTypes(at.tx, filter, at.language, page))
    return roomTypesFile(rows, (await localeOf(at.tx)).currency, at.language)
  },

  'room/detail': async (at, { id }) => {
    const room = present(at, await store.findRoomType(at.tx, id), 'roomMissing')
    return { ...room, usage: await store.usageOfRoomType(at.tx, id) }
  },

  'room/create': async (at, form) => {
    const problems = checkForm(form)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const id = await store.insertRoomType(at.tx, form, at.person.fullName)
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'room/update': async (at, { id, version, ...changes }) => {
    const before = presentAsSeen(at, await store.roomTypeToChange(at.tx, id, changes.totalRooms), {
      version,
      missing: 'roomMissing',
      changed: 'roomChanged',
    })
    const form = withChanges(roomTypeForm, formOf(before), changes)
    const problems = checkChange(form, await store.standingOn(at.tx, id, form.totalRooms), at.language)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const newVersion = await store.updateRoomType(at.tx, { id, version }, changes, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'room/copy': async (at, { id }) => {
    const source = present(at, await store.findRoomType(at.tx, id), 'roomMissing')
    const copy = copyOf(formOf(source), await roomTypeChoices(at.tx, at.language))
    const copyId = await store.insertRoomType(at.tx, copy, at.person.fullName)
    await at.diary({ subject: source, after: copy })
    return { id: copyId, version: 1 }
  },

  'room/delete': async (at, { id }) => {
    await store.lockRoomType(at.tx, id)
    const room = present(at, await store.findRoomType(at.tx, id), 'roomMissing')
    const usage = await store.usageOfRoomType(at.tx, id)
    if (usage.bookings + usage.nights + usage.prices > 0) throw at.refusal('roomInUse', { values: usage })
    await store.deleteRoomType(at.tx, id)
    await at.diary({ subject: room, before: formOf(room) })
    return { id }
  },

  'room/get-hotel-of-room': async (at, { id }) => {
    return present(at, await store.propertyOfRoomType(at.tx, id), 'roomMissing')
  },

  'room/get-views': async () => roomViewCodes.map((code) => ({ code, nameVi: roomViews[code].vi, nameEn: roomViews[code].en })),

  'room-type/get-bed-type': async () => bedTypeCodes.map((code) => ({ code, nameVi: bedTypes[code].vi, nameEn: bedTypes[code].en })),
})

const formOf = (record: z.output<typeof roomTypeRecord>): RoomTypeForm => {
  const { id: _id, version: _version, changedAt: _at, changedBy: _by, plans: _plans, nightsOnSale: _nights, ...form } = record
  return form
}

/** A copy is not on sale until somebody has checked it. */
const copyOf = (form: RoomTypeForm, others: readonly Pick<RoomTypeForm, 'nameVi' | 'nameEn'>[]): RoomTypeForm => ({
  ...form,
  nameVi: copiedName(form.nameVi, { mark: 'bản sao', max: 255, taken: others.map(({ nameVi }) => nameVi) }),
  nameEn: copiedName(form.nameEn, { mark: 'copy', max: 255, taken: others.map(({ nameEn }) => nameEn) }),
  active: false,
})
