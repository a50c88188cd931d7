import { beforeAll, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { cancellationForm } from '#testing/forms/policy-forms.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let selling: Selling
let owner: SignedIn
let booking: { readonly code: string; readonly guest: { readonly name: string } }

beforeAll(async () => {
  selling = await makeSelling(server, { from: inDays(0), to: inDays(90) })
  owner = await signInTo(server, selling.propertyId)
  booking = (await bookStay(server, selling)).data
  await server.ask('room/create', roomTypeForm({ nameVi: 'Gác mái Đông', nameEn: 'East attic' }), owner)
  await server.ask('cancellation-policy/create', cancellationForm({ nameVi: 'Huỷ mùa Đông', nameEn: 'Winter' }), owner)
})

const find = async (text: string, who: Pick<SignedIn, 'token'> = owner) => (await server.ask('find/things', { text }, who)).data

test('finds things of several kinds by a part of a name, without diacritics', async () => {
  expect((await find('dong')).map(({ kind, name }) => [kind, name.en])).toEqual([
    ['roomType', 'East attic'],
    ['cancellationPolicy', 'Winter'],
  ])
})

test('finds a booking by its code and by its guest, and says when the guest arrives', async () => {
  const { code, guest } = booking
  const byCode = await find(code.toLowerCase())
  expect(byCode).toMatchObject([{ kind: 'booking', id: code, name: { vi: guest.name } }])
  expect(byCode[0]?.more.vi).toMatch(/ · \d\d\/\d\d\/\d{4}$/u)
  expect((await find('hoang bao ngoc')).map(({ id }) => id)).toContain(code)
})

test('shows what the person may see and nothing else', async () => {
  const clerk = await signInTo(server, selling.propertyId, { codes: ['ROOM_INFO_1'] })
  expect((await find('dong', clerk)).map(({ kind }) => kind)).toEqual(['roomType'])
  const nobody = await signInTo(server, selling.propertyId, { codes: ['DASHBOARD_1'] })
  expect(await find('dong', nobody)).toEqual([])
})

test('finds nothing of another property, and takes no sign for a pattern', async () => {
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await find('dong', stranger)).toEqual([])
  expect(await find('%')).toEqual([])
})

test('finds at most five of a kind', async () => {
  const names = Array.from({ length: 7 }, (_, index) => ({ nameVi: `Suối ${index}`, nameEn: `Spring ${index}` }))
  await Promise.all(names.map((name) => server.ask('room/create', roomTypeForm(name), owner)))
  expect(await find('suoi')).toHaveLength(5)
})
