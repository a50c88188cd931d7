import { beforeEach, describe, expect, test } from 'vitest'
import { signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { makeCertificateUpload, registerForm } from '#testing/forms/register-form.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 3 })
const { letters } = server.outside
const hour = 3_600_000

beforeEach(() => server.database.pool.query('truncate throttle'))

/** Uses the servers in turn: each accepts a limited number of registrations a minute from one address. */
let turn = 0
const register = async (form: Parameters<typeof registerForm>[1] = {}, options: { language?: 'vi' | 'en'; key?: string } = {}) =>
  server.askOn(turn++ % 3, 'register', await registerForm(server, form), options)

const rowsOf = async (code: string) => {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select p.*, m.owner, a.user_name, a.language, a.position, a.kind as account_kind, r.terms_version, c.file_name, c.verify_by, c.verdict,
        v.act, v.to_state, v.mover, v.person as mover_name, k.full_name as contact, d.call as diary, d.person as diarist
       from property p
       join membership m using (property_id) join account a using (account_id)
       join registration r using (property_id) join certificate c using (property_id) join property_move v using (property_id)
       join contact_person k using (property_id) join diary_entry d using (property_id)
      where p.code = $1`,
    [code],
  )
  return rows
}

describe('A hotel or a park comes by registering', () => {
  test('the property starts in “create”, with its owner, its certificate, its contact person, and the first line of its life', async () => {
    const reply = await register({ userName: 'lanhoabien', nameVi: 'Khách sạn Hoa Biển' }, { language: 'vi' })
    expect(reply).toMatchObject({ status: 200, data: { userName: 'lanhoabien', nameVi: 'Khách sạn Hoa Biển' } })
    expect(reply.data.code).toMatch(/^HOABIEN\d*$/)
    expect(await rowsOf(reply.data.code)).toMatchObject([
      {
        state: 'create',
        kind: 'hotel',
        property_type_code: 'hotel',
        star: 4,
        number_of_rooms: 62,
        province_code: '48',
        commune_code: '20194',
        owner: true,
        account_kind: 'user',
        language: 'vi',
        position: 'Giám đốc',
        terms_version: '2026-11',
        file_name: 'giấy phép.pdf',
        verdict: null,
        act: 'register',
        to_state: 'create',
        mover: 'property',
        mover_name: 'Nguyễn Thị Thuỳ Dương',
        contact: 'Nguyễn Thị Thuỳ Dương',
        diary: 'register',
        diarist: 'Nguyễn Thị Thuỳ Dương',
      },
    ])
  })

  test('the applicant signs in at once, as its owner', async () => {
    const { data } = await register({ userName: 'chuhoabien', password: 'mua thu 2026', confirmPassword: 'mua thu 2026' })
    const signedIn = await server.ask('login/user', { username: 'ChuHoaBien', password: 'mua thu 2026' })
    expect(signedIn.data).toMatchObject({ user: { owner: true }, hotel: { code: data.code, state: 'create' } })
  })

  test('“verified within 48 hours”: the moment is answered and stored', async () => {
    const before = Date.now()
    const { data } = await register()
    const due = new Date(data.verifyBy).getTime()
    expect(due).toBeGreaterThanOrEqual(before + 48 * hour)
    expect(due).toBeLessThanOrEqual(Date.now() + 48 * hour)
    const [kept] = await rowsOf(data.code)
    expect(new Date(String(kept?.['verify_by'])).getTime()).toBe(due)
  })
})

describe('What a registration tells of its property', () => {
  test('a park has no stars and no rooms, whatever was typed before its kind was chosen', async () => {
    const { data } = await register({ kind: 'playground', propertyType: 'waterPark', nameVi: 'Công viên nước Thác Mây', star: 5 })
    expect(await rowsOf(data.code)).toMatchObject([{ kind: 'playground', star: null, number_of_rooms: null }])
    expect(data.code).toMatch(/^THACMAY\d*$/)
  })

  test('an English name that was left empty is the Vietnamese one', async () => {
    expect((await register({ nameVi: 'Nhà của Sóng', nameEn: '' })).data).toMatchObject({ nameEn: 'Nhà của Sóng' })
  })

  test('a property abroad needs no province', async () => {
    const abroad = { countryCode: 'LA', provinceCode: '', communeCode: '', taxCode: 'LA-99' }
    expect(await rowsOf((await register(abroad)).data.code)).toMatchObject([{ country_code: 'LA', province_code: null }])
  })

  test('two of one name have codes of their own', async () => {
    const replies = await Promise.all([register({ nameVi: 'Sao Mai' }), register({ nameVi: 'Sao Mai' }), register({ nameVi: 'Sao Mai' })])
    expect(replies.map(({ data }) => data.code).toSorted()).toEqual(['SAOMAI', 'SAOMAI2', 'SAOMAI3'])
  })
})

describe('Letters go out', () => {
  const letterTo = (email: string) => expect.poll(() => letters.filter(({ to }) => to === email).length)
  const read = (email: string) => letters.find(({ to }) => to === email)

  test.each([
    ['vi', 'Đã nhận đăng ký Khách sạn Hoa Biển', 'Xin chào Nguyễn Thị Thuỳ Dương,'],
    ['en', 'Registration of Sea Flower Hotel received', 'Hello Nguyễn Thị Thuỳ Dương,'],
  ] as const)('to the applicant in their language (%s), with what comes next', async (language, subject, hello) => {
    const { data } = await register({}, { language })
    await letterTo(data.email).toBe(1)
    expect(read(data.email)).toMatchObject({ language, subject })
    expect(read(data.email)?.text).toContain(hello)
    expect(read(data.email)?.text).toContain('http://localhost:3000/login')
    expect(read(data.email)?.text).toContain(data.code)
  })

  test('to every administrator of the platform at work, each in their language', async () => {
    const admin = await signInAdmin(server)
    const email = `an.${admin.accountId}@example.com`
    await server.database.pool.query(`update account set email = $2, language = 'en' where account_id = $1`, [admin.accountId, email])
    const { data } = await register()
    // News of earlier registrations may still be on its way to this administrator.
    const ofThis = `New registration: Sea Flower Hotel (${data.code})`
    await expect.poll(() => letters.filter(({ to, subject }) => to === email && subject === ofThis)).toHaveLength(1)
  })
})

describe('“username, email or both already exist”, told at the field', () => {
  test.each([
    ['the username', { userName: true, email: false }, ['userName'], { refusal: 'userNameTaken', message: 'The username already exists.' }],
    ['the email', { userName: false, email: true }, ['email'], { refusal: 'emailTaken', message: 'Email already exists.' }],
    [
      'both',
      { userName: true, email: true },
      ['userName', 'email'],
      { refusal: 'userNameAndEmailTaken', message: 'The username and email already exist.' },
    ],
  ])('%s', async (_which, taken, fields, said) => {
    const { data: first } = await register()
    const form = {
      ...(taken.userName ? { userName: first.userName.toUpperCase() } : {}),
      ...(taken.email ? { email: first.email.toUpperCase() } : {}),
    }
    const refused = { status: 409, ...said, errors: fields.map((field) => ({ field })) }
    expect(await register(form, { language: 'en' })).toMatchObject(refused)
    const names = { userName: 'nobodyhasthis', email: 'nobody.has@example.com', ...form }
    expect(await server.ask('register/check-account', names, { language: 'en' })).toMatchObject(refused)
  })

  test('names that nobody has are free', async () => {
    expect(await server.ask('register/check-account', { userName: 'tudo', email: 'tu.do@example.com' })).toMatchObject({ responseCode: 0 })
  })

  test('a caller who tests names too often must wait', async () => {
    await server.database.pool.query(
      `insert into throttle (subject, since, hits) select subject, now(), 60 from (values ('names asked from 127.0.0.1')) as t (subject)`,
    )
    expect(await server.ask('register/check-account', { userName: 'tudo', email: 'tu.do@example.com' })).toMatchObject({
      status: 429,
      refusal: 'tooManyRequests',
    })
  })

  test('of two registrations with one username at once, on two servers, one wins and the other is refused at the field', async () => {
    const userName = 'haicungten'
    const forms = await Promise.all([registerForm(server, { userName }), registerForm(server, { userName })])
    const replies = await Promise.all(forms.map((form, at) => server.askOn(at, 'register', form)))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.errors).toMatchObject([{ field: 'userName' }])
    const { rows } = await server.database.pool.query('select from membership join account using (account_id) where user_name = $1', [
      userName,
    ])
    expect(rows).toHaveLength(1)
  })
})

test('who could not register is not told which names are taken: only those tries count that could come of something', async () => {
  const { data: first } = await register()
  const { userName, email } = first
  const untold = [{ certificateSecret: 'guessed' }, { communeCode: '99999' }]
  const replies = await Promise.all(untold.map((change) => register({ ...change, userName, email })))
  expect(replies.map(({ errors }) => errors?.map(({ field }) => field))).toEqual([['certificateId'], ['communeCode']])
})

describe('What a registration must hold', () => {
  test.each([
    ['[registration.userName] username letters and digits only', { userName: 'dương_01' }, 'userName'],
    ['[registration.userName] no spaces in it', { userName: 'hoa bien' }, 'userName'],
    ['[registration.terms] terms must be accepted', { terms: false }, 'terms'],
    ['[password.least] a password of seven characters', { password: '1234567', confirmPassword: '1234567' }, 'password', 'confirmPassword'],
    ['[password.retype] the retype must equal the password', { confirmPassword: 'mua thu Hà Nội 2027' }, 'confirmPassword'],
    ['[contact.fullName] a person’s name of 51 characters', { fullName: 'a'.repeat(51) }, 'fullName'],
    ['[contact.position] a position of 51 characters', { position: 'a'.repeat(51) }, 'position'],
    ['a common password', { password: '12345678', confirmPassword: '12345678' }, 'password'],
    ['a password of the username', { userName: 'hoabien', password: 'hoabien123', confirmPassword: 'hoabien123' }, 'password'],
    ['[hotel.phone] the hotel’s phone has at least 8 characters', { hotelPhone: '0236388' }, 'hotelPhone'],
    ['[hotel.email] the hotel’s email is one', { hotelEmail: 'contact' }, 'hotelEmail'],
    ['[hotel.name] a name of 256 characters', { nameVi: 'a'.repeat(256) }, 'nameVi'],
    ['[hotel.required] an address', { address: ' ' }, 'address'],
    ['[hotel.required] an address of 256 characters', { address: 'a'.repeat(256) }, 'address'],
    ['[hotel.required] a tax code', { taxCode: '' }, 'taxCode'],
    ['[hotel.required] a star rating', { star: null }, 'star'],
    ['[hotel.required] a number of rooms', { numberOfRooms: null }, 'numberOfRooms'],
    ['[hotel.required] a city', { provinceCode: '' }, 'provinceCode'],
    ['[hotel.required] a location', { communeCode: '' }, 'communeCode'],
    ['a commune of the province', { communeCode: '99999' }, 'communeCode'],
    ['a type of its kind', { propertyType: 'waterPark' }, 'propertyType'],
    ['a certificate that was uploaded', { certificateId: '018f4b2e-7c1a-7d3e-9b5f-2a6c8d0e1f34' }, 'certificateId'],
    ['the secret of the certificate', { certificateSecret: 'guessed' }, 'certificateId'],
    ['a solved captcha', { captcha: 'AAAA' }, 'captcha'],
  ] as const)('%s', async (_sentence, change, ...fields) => {
    const userName = `khong${turn}`
    const reply = await register({ userName, ...change })
    expect(reply.status).toBe(422)
    expect(reply.errors?.map(({ field }) => field)).toEqual(fields)
    const { rows } = await server.database.pool.query('select from account where user_name = $1', [userName])
    expect(rows).toEqual([])
  })

  test('“upload expired”: a certificate that waited too long, and one that was handed in already', async () => {
    const old = await makeCertificateUpload(server, { expiresAt: new Date(Date.now() - 1000) })
    expect(await register(old)).toMatchObject({ status: 422, refusal: 'uploadExpired' })
    const once = await makeCertificateUpload(server)
    const replies = await Promise.all([register(once), register(once)])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  })
})

test('a registration sent again under its key, after a lost connection, is the same registration', async () => {
  const form = await registerForm(server)
  const key = crypto.randomUUID()
  const first = await server.askOn(0, 'register', form, { key })
  const again = await server.askOn(1, 'register', form, { key })
  expect(again.data).toEqual(first.data)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await rowsOf(first.data.code)).toHaveLength(1)
})

test('an address that registers too often waits', async () => {
  await server.database.pool.query(`insert into throttle (subject, since, hits) values ('registrations from 127.0.0.1', now(), 10)`)
  expect(await register()).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
})

test('nothing that a property does writes a verdict on its own certificate, or how it came', async () => {
  const { data } = await register()
  const [row] = await rowsOf(data.code)
  const { token } = await signInTo(server, String(row?.['property_id']))
  expect(token).not.toBe('')
  const client = await server.database.pool.connect()
  try {
    await client.query(`begin; set local role innkeeper_tenant; set local innkeeper.property_id = '${String(row?.['property_id'])}'`)
    await expect(client.query(`update certificate set verdict = 'verified', judged_at = now(), judged_by = 'x'`)).rejects.toThrow(
      'permission denied',
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
})
