import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { codesOf } from '@innkeeper/protocol/codes/codes-of'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signInTo, makeProperty } from '#testing/factories/factories.ts'
import { withPlaces } from '#testing/factories/with-places.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { makePlace, savedRecords, type Place, type SavePath } from '#testing/saved-records.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
withPlaces(server)

/** The saves of records with a version, and where their history is read; those of photos are in `images/photos`, and the platform's own records have none. */
const saves = {
  'room/update': 'room/history',
  'info/update': 'info/history',
  'area/update': 'area/history',
  'chain/update': 'chain/history',
  'email/update': 'email/history',
  'email/update-text': 'email/history',
  'hotel-setting/update': 'hotel-setting/history',
  'cancellation-policy/update': 'cancellation-policy/history',
  'payment-policy/update': 'payment-policy/history',
  'payment-method/gateway-update': 'payment-method/history',
  'plan/update': 'plan/history',
  'promotion/update': 'promotion/history',
  'giftcode/update': 'giftcode/history',
  'service/update': 'service/history',
  'season/update': 'season/history',
  'price-rule/update': 'price-rule/history',
  'ticket-product/update': 'ticket-product/history',
  'travelagent/change-level': 'travelagent/history',
  'travelagent/set-credit': 'travelagent/history',
  'agent-terms/save': 'agent-terms/history',
  'agent-terms/restore': 'agent-terms/history',
  'contract/update': 'contract/history',
  'user/update': 'user/history',
  'user/update-function': 'user/history',
  'usergroup/update': 'usergroup/history',
  'usergroup/update-function': 'usergroup/history',
} as const satisfies Partial<Record<SavePath, CallPath>>

test('every record of a property that has a version has its history here', () => {
  const versioned = callPaths.filter((path) => {
    const { kind, access, input } = callAt(path)
    return kind === 'change' && access.who === 'property' && 'version' in input.shape
  })
  // The photos of a property have a history of their own; a draft of a look saves itself while its author types, and publishing it is told; a
  // connection's name is told by the property's diary.
  const told = ['info/update-image', 'room/update-images', 'header-footer/update', 'connection/update']
  expect([...codesOf(saves), ...told].toSorted()).toEqual(versioned.toSorted())
})

const line = z.object({
  id: z.string(),
  person: z.string(),
  what: z.object({ vi: z.string(), en: z.string() }),
  changes: z.array(z.record(z.enum(['field', 'before', 'after']), z.object({ vi: z.string(), en: z.string() }))),
})
const linesOf = (answer: { readonly data?: unknown }) => z.array(line).parse(answer.data)

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

describe.each(codesOf(saves))('%s', (path) => {
  let place: Place
  let input: object

  beforeAll(async () => {
    place = await makePlace(server)
    const record = await savedRecords[path](place)
    const told: readonly object[] = record.told
    const id = told.map((one): unknown => Reflect.get(one, callAt(path).record?.id ?? '')).find((found) => found !== undefined)
    const rail = path === 'payment-method/gateway-update' ? 'onepay' : undefined
    input = (id ?? rail) === undefined ? {} : { id: id ?? rail }
    await inTurn(told.length, async (index) => {
      const { version } = z.object({ version: z.int() }).parse((await record.read()).data)
      return send(server.url(), path, { ...told[index], version }, { authorization: `Token ${place.owner.token}` })
    })
  })

  const history = (who: { readonly token: string }) => send(server.url(), saves[path], input, { authorization: `Token ${who.token}` })

  test('stands in the history of its record, field by field, in words of both languages and never in ids', async () => {
    const last = linesOf(await history(place.owner)).find(({ changes }) => changes.length > 0)
    expect(last?.person).toBe(place.owner.fullName)
    expect(JSON.stringify({ ...last, id: '' })).not.toMatch(uuid)
    const names = Object.keys(callAt(path).input.shape)
    for (const { field } of last?.changes ?? []) expect(names).not.toContain(field?.en)
  })

  test('shows nothing to another property', async () => {
    const stranger = await signInTo(server, await makeProperty(server))
    expect(linesOf(await history(stranger))).toEqual([])
  })
})

describe('the history of a room type', () => {
  const read = async (id: string, who: { readonly token: string }) => (await server.ask('room/history', { id }, who)).data

  test('begins with its creation, tells what changed only, and ends with its deletion', async () => {
    const owner = await signInTo(server, await makeProperty(server))
    const { id } = (await server.ask('room/create', roomTypeForm({ nameVi: 'Hướng biển', nameEn: 'Sea view' }), owner)).data
    await server.ask('room/update', { ...roomTypeForm({ nameVi: 'Hướng biển', nameEn: 'Sea view', active: false }), id, version: 1 }, owner)
    await server.ask('room/delete', { id }, owner)
    const lines = await read(id, owner)
    expect(lines.map(({ what }) => what.en)).toEqual([
      'Deleted the room type Sea view',
      'Changed the room type Sea view',
      'Created the room type Sea view',
    ])
    expect(lines[1]?.changes).toEqual([
      { field: { vi: 'Đang bán', en: 'On sale' }, before: { vi: 'Có', en: 'Yes' }, after: { vi: 'Không', en: 'No' } },
    ])
  })

  test('is not that of another room type', async () => {
    const owner = await signInTo(server, await makeProperty(server))
    const { id } = (await server.ask('room/create', roomTypeForm(), owner)).data
    const { id: other } = (await server.ask('room/create', roomTypeForm(), owner)).data
    expect(await read(id, owner)).toHaveLength(1)
    expect(await read(other, owner)).toHaveLength(1)
  })

  test('names a deleted thing as it was called last', async () => {
    const owner = await signInTo(server, await makeProperty(server))
    const { id: roomTypeId } = (await server.ask('room/create', roomTypeForm({ nameVi: 'Gác mái', nameEn: 'Attic' }), owner)).data
    const named = { nameVi: 'Linh hoạt', nameEn: 'Flexible', includedAdults: 2, roomTypeIds: [roomTypeId] }
    const { id } = (await server.ask('plan/create', named, owner)).data
    await server.ask('plan/update', { ...named, id, version: 1, roomTypeIds: [] }, owner)
    await server.ask('room/delete', { id: roomTypeId }, owner)
    const [changed] = (await server.ask('plan/history', { id }, owner)).data
    expect(changed?.changes).toEqual([
      { field: { vi: 'Bán cho loại phòng', en: 'Sold on room types' }, before: { vi: 'Gác mái', en: 'Attic' }, after: { vi: '', en: '' } },
    ])
  })
})
