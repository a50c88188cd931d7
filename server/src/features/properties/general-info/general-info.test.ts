import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { generalInfoForm } from '#testing/forms/general-info-form.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { withPlaces } from '#testing/factories/with-places.ts'

const server = useTestServer()
withPlaces(server)
let propertyId: string
let owner: SignedIn

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const read = async () => (await server.ask('info/general', {}, owner)).data
const contact = { fullName: 'Lê Thu Hà', phone: '0905 123 456', email: 'ha@haiau.example', position: 'Trưởng lễ tân' }

test('a property that has only just come says what is still missing: nothing stands where nothing is known', async () => {
  expect(await read()).toMatchObject({
    version: 1,
    kind: 'hotel',
    countryCode: 'VN',
    propertyTypeCode: null,
    star: null,
    taxCode: '',
    latitude: null,
    contacts: [],
  })
})

test('the registration form keeps what was entered, the people to call in their order', async () => {
  const other = { ...contact, fullName: 'Trần Quốc Bảo', email: 'bao@haiau.example' }
  const form = generalInfoForm({ contacts: [contact, other] })
  expect(await server.ask('info/update', form, owner)).toMatchObject({ status: 200, data: { version: 2 } })
  expect(await read()).toMatchObject({ ...form, version: 2, changedBy: owner.fullName })
  await server.ask('info/update', generalInfoForm({ version: 2, contacts: [other, contact] }), owner)
  expect((await read()).contacts).toEqual([other, contact])
})

const wrongForms: readonly (readonly [rule: string, wrong: object, field: string, reason: string])[] = [
  ['[hotel.name] name max 255', { nameVi: 'x'.repeat(256) }, 'nameVi', 'tooLong'],
  ['[hotel.name] name in both languages', { nameEn: ' ' }, 'nameEn', 'required'],
  ['[hotel.phone] phone min 8', { phone: '0905123' }, 'phone', 'tooShort'],
  ['[hotel.email] email', { email: 'letan' }, 'email', 'email'],
  ['[hotel.required] type required', { propertyTypeCode: undefined }, 'propertyTypeCode', 'required'],
  ['[hotel.required] a hotel is no water park', { propertyTypeCode: 'waterPark' }, 'propertyTypeCode', 'typeNotOfKind'],
  ['[hotel.required] star required', { star: null }, 'star', 'infoMissing'],
  ['[hotel.required] star from 1 to 5', { star: 6 }, 'star', 'tooLarge'],
  ['[hotel.required] number of rooms required', { numberOfRooms: null }, 'numberOfRooms', 'infoMissing'],
  ['[hotel.required] tax code required', { taxCode: '' }, 'taxCode', 'required'],
  ['[hotel.required] a tax code as Vietnam writes it', { taxCode: '12345678' }, 'taxCode', 'taxCodeForm'],
  ['[hotel.required] country required', { countryCode: '' }, 'countryCode', 'required'],
  ['[hotel.required] a country that there is', { countryCode: 'XX' }, 'countryCode', 'notOffered'],
  ['[hotel.required] city required', { provinceCode: null, communeCode: null }, 'provinceCode', 'infoMissing'],
  ['[hotel.required] location required', { communeCode: null }, 'communeCode', 'infoMissing'],
  ['[hotel.required] a location in the city', { communeCode: '00070' }, 'communeCode', 'locationMissing'],
  ['a province of Vietnam only in Vietnam', { countryCode: 'LA', communeCode: null }, 'provinceCode', 'placeAbroad'],
  ['a commune of Vietnam only in Vietnam', { countryCode: 'LA', provinceCode: null }, 'communeCode', 'placeAbroad'],
  ['[hotel.required] address required', { address: '' }, 'address', 'required'],
  ['[hotel.required] address max 255', { address: 'x'.repeat(256) }, 'address', 'tooLong'],
  ['[contact.fullName] fullName required', { contacts: [{ ...contact, fullName: '' }] }, 'contacts.0.fullName', 'required'],
  ['[contact.fullName] fullName max 50', { contacts: [{ ...contact, fullName: 'x'.repeat(51) }] }, 'contacts.0.fullName', 'tooLong'],
  ['[contact.phone] phone required', { contacts: [{ ...contact, phone: '' }] }, 'contacts.0.phone', 'required'],
  ['[contact.phone] phone min 8', { contacts: [{ ...contact, phone: '1234567' }] }, 'contacts.0.phone', 'tooShort'],
  ['[contact.email] email required', { contacts: [{ ...contact, email: '' }] }, 'contacts.0.email', 'required'],
  ['[contact.email] email of email type', { contacts: [contact, { ...contact, email: 'a@b' }] }, 'contacts.1.email', 'email'],
  ['[contact.position] position required', { contacts: [{ ...contact, position: '' }] }, 'contacts.0.position', 'required'],
  ['[contact.position] position max 50', { contacts: [{ ...contact, position: 'x'.repeat(51) }] }, 'contacts.0.position', 'tooLong'],
  ['at least one contact person', { contacts: [] }, 'contacts', 'contactMissing'],
  ['“Invalid domain name”', { website: 'khach san' }, 'website', 'domainInvalid'],
  ['half a position is none', { longitude: null }, 'latitude', 'positionHalf'],
  ['a latitude that the earth has', { latitude: 91 }, 'latitude', 'tooLarge'],
  ['an unknown field', { stars: 5 }, 'stars', 'unknownField'],
]

test.each(wrongForms)('%s: %o is refused at the field, and nothing is saved', async (_rule, wrong, field, reason) => {
  const reply = await server.ask('info/update', { ...generalInfoForm(), ...wrong }, owner)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await read()).version).toBe(1)
})

test('[shared.required] missing fields are named in the caller’s language', async () => {
  const reply = await server.ask('info/update', generalInfoForm({ star: null }), { ...owner, language: 'vi' })
  expect(reply.errors).toEqual([{ field: 'star', reason: 'infoMissing', message: 'Vui lòng nhập đầy đủ thông tin bắt buộc: Hạng sao.' }])
})

describe('who is asked for less', () => {
  test('a playground is not asked for stars or rooms, and is of its own types', async () => {
    const park = await signInTo(server, await makeProperty(server, { kind: 'playground' }))
    const form = generalInfoForm({ propertyTypeCode: 'waterPark', star: null, numberOfRooms: null })
    expect(await server.ask('info/update', form, park)).toMatchObject({ status: 200 })
    expect((await server.ask('type/get-all', { kind: 'playground' })).data.map(({ code }) => code)).toContain('waterPark')
    expect((await server.ask('type/get-all', {})).data.map(({ code }) => code)).toEqual(expect.arrayContaining(['hotel', 'waterPark']))
  })

  test('a place in another country has no province of Vietnam', async () => {
    const form = generalInfoForm({ countryCode: 'LA', provinceCode: null, communeCode: null, taxCode: 'LAO-123' })
    expect(await server.ask('info/update', form, owner)).toMatchObject({ status: 200 })
  })
})

test('two people, one form: the second save is refused with who changed it, and nothing is overwritten', async () => {
  const second = await signInTo(server, propertyId, { fullName: 'Trần Quốc Bảo', owner: true })
  await server.ask('info/update', generalInfoForm({ address: '1 Bạch Đằng' }), owner)
  const late = await server.ask('info/update', generalInfoForm({ address: '2 Bạch Đằng' }), second)
  expect(late).toMatchObject({ status: 409, refusal: 'infoChanged', values: { person: owner.fullName } })
  expect(await read()).toMatchObject({ address: '1 Bạch Đằng', version: 2 })
})

test('of two saves at once one succeeds and the other is refused', async () => {
  const replies = await Promise.all(
    [1, 2, 3].map((number) => server.ask('info/update', generalInfoForm({ address: `${number} Bạch Đằng` }), owner)),
  )
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test('the change is in the diary with before and after, and open screens hear of it', async () => {
  const ear = await listenLive(server.url(), owner.token)
  const heard = ear.stale('info')
  await server.ask('info/update', generalInfoForm({ star: 5 }), owner)
  expect(await heard).toMatchObject({ propertyId })
  ear.close()
  const line = await server.database.kysely
    .selectFrom('diary_entry')
    .select(['call', 'subject', 'before_values as before', 'after_values as after'])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({ call: 'info/update', subject: 'Khách sạn Hải Âu', before: { star: null }, after: { star: 5 } })
})

test('another property’s form is its own, and who may only look may not change', async () => {
  await server.ask('info/update', generalInfoForm({ star: 5 }), owner)
  const stranger = await signInTo(server, await makeProperty(server))
  expect((await server.ask('info/general', {}, stranger)).data).toMatchObject({ version: 1, star: null, contacts: [] })
  const reader = await signInTo(server, propertyId, { codes: ['REGISTRATION_INFO_1'] })
  expect(await server.ask('info/general', {}, reader)).toMatchObject({ status: 200, data: { star: 5 } })
  expect(await server.ask('info/update', generalInfoForm({ version: 2 }), reader)).toMatchObject({ status: 403, refusal: 'noRight' })
})
