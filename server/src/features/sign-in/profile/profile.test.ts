import { describe, expect, test } from 'vitest'
import { hashPassword } from '#kit/session/password-hash.ts'
import { hashOfKey } from '#kit/session/token.ts'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const { letters } = server.outside

const told = {
  fullName: 'Lê Thu Hà',
  email: 'ha.le@example.com',
  phone: '+84 905 123 456',
  address: '12 Trần Phú, Hội An',
  position: 'Trưởng lễ tân',
}
/** The email changes as well, so the password is required. */
const toldWith = { ...told, password: knownPassword }
/** A signed-in person whose password the test knows. */
const someone = async () => knowing(await signInTo(server, await makeProperty(server)))
const knowing = async (person: SignedIn) => {
  const passwordHash = await hashPassword(knownPassword)
  await server.database.kysely
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', person.accountId)
    .execute()
  return person
}
const email = () => `${crypto.randomUUID().slice(0, 8)}@example.com`

describe('The profile', () => {
  test('has what the specification names: the picture, the full name, the groups, whether the hotel is in step with a PMS', async () => {
    const me = await someone()
    const { kysely } = server.database
    const group = { property_id: me.propertyId ?? '', staff_group_id: crypto.randomUUID() }
    await kysely
      .insertInto('staff_group')
      .values({ ...group, name_vi: 'Lễ tân', name_en: 'Reception', active: true })
      .execute()
    await kysely
      .insertInto('staff_group_member')
      .values({ ...group, account_id: me.accountId })
      .execute()
    const { data } = await server.ask('profile/info', {}, me)
    expect(data).toMatchObject({ accountId: me.accountId, avatar: null, fullName: me.fullName, userGroup: ['Reception'], hotelSync: false })
  })

  test('says when the person signed in last, and before that', async () => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
    const signIn = () => server.ask('login/user', { username: userName, password: knownPassword })
    const first = (await signIn()).data.token
    const once = (await server.ask('profile/info', {}, { token: first })).data
    expect(once).toMatchObject({ lastSignInAt: expect.any(String), formerSignInAt: null })
    await signIn()
    const twice = (await server.ask('profile/info', {}, { token: first })).data
    expect(twice.formerSignInAt).toBe(once.lastSignInAt)
  })

  test('is changed as told, and the diary has before and after', async () => {
    const me = await someone()
    const own = { ...told, email: email() }
    expect(await server.ask('profile/update', { ...own, password: knownPassword }, me)).toMatchObject({ status: 200, responseCode: 0 })
    expect((await server.ask('profile/info', {}, me)).data).toMatchObject(own)
    const [line] = await server.database.kysely.selectFrom('diary_entry').selectAll().where('account_id', '=', me.accountId).execute()
    expect(line).toMatchObject({
      call: 'profile/update',
      subject: own.fullName,
      before_values: { fullName: me.fullName },
      after_values: own,
    })
  })

  test('of an administrator is changed on the platform, where there is no diary', async () => {
    const admin = await knowing(await signInAdmin(server))
    const own = { ...told, email: email() }
    expect(await server.ask('profile/update', { ...own, password: knownPassword }, admin)).toMatchObject({ responseCode: 0 })
    expect((await server.ask('profile/info', {}, admin)).data).toMatchObject({ ...own, userGroup: [] })
  })
})

describe('The fields of the profile', () => {
  test.each([
    ['[profile.fullName] a full name of 256 characters is too long', 'fullName', 'x'.repeat(256)],
    ['[profile.fullName] a full name is needed', 'fullName', ''],
    ['[profile.email] what is no email is refused', 'email', 'ha.le@'],
    ['[profile.phone] a phone of 7 characters is too short', 'phone', '0905123'],
    ['[profile.address] an address of 256 characters is too long', 'address', 'x'.repeat(256)],
    ['[profile.position] a position of 256 characters is too long', 'position', 'x'.repeat(256)],
  ])('%s', async (_sentence, field, value) => {
    const me = await someone()
    const reply = await server.ask('profile/update', { ...toldWith, [field]: value }, me)
    expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field }] })
    expect((await server.ask('profile/info', {}, me)).data.fullName).toBe(me.fullName)
  })

  test.each([
    ['[profile.fullName] a full name of 255 characters is taken', 'fullName', 'x'.repeat(255)],
    ['[profile.phone] a phone of 8 characters is taken', 'phone', '19006163'],
    ['[profile.address] an address is optional', 'address', undefined],
    ['[profile.position] a position is optional', 'position', undefined],
  ])('%s', async (_sentence, field, value) => {
    const reply = await server.ask('profile/update', { ...toldWith, email: email(), [field]: value }, await someone())
    expect(reply).toMatchObject({ status: 200, responseCode: 0 })
  })
})

describe('An email', () => {
  test('of somebody else is refused at the field, in either language and whatever its capitals', async () => {
    const taken = { ...toldWith, email: email() }
    await server.ask('profile/update', taken, await someone())
    const me = await someone()
    const reply = await server.ask('profile/update', { ...taken, email: taken.email.toUpperCase() }, { ...me, language: 'vi' })
    expect(reply).toMatchObject({ status: 409, responseCode: 350, refusal: 'emailInUse', errors: [{ field: 'email' }] })
    expect(reply.message).toBe('Email này đã thuộc về một tài khoản khác.')
    expect((await server.ask('profile/info', {}, me)).data.fullName).toBe(me.fullName)
  })

  test('that was left gets a letter about it, in its reader’s language', async () => {
    const me = await someone()
    const [former, next] = [(await server.ask('profile/info', {}, me)).data.email, email()]
    await server.ask('profile/language', { language: 'en' }, me)
    await server.ask('profile/update', { ...toldWith, email: next }, me)
    await expect.poll(() => letters.filter(({ to }) => to === former).length).toBe(1)
    const letter = letters.find(({ to }) => to === former)
    expect(letter).toMatchObject({ language: 'en', subject: 'The email of your Innkeeper account has changed' })
    expect(letter?.text).toContain(next)
  })

  test('that is left opens nothing any more: a link for a new password that went there is used up', async () => {
    const me = await someone()
    const hash = hashOfKey('sent to the former address')
    await server.database.pool.query(`insert into recovery_token values ($1, $2, now() + interval '20 minutes')`, [hash, me.accountId])
    await server.ask('profile/update', { ...toldWith, email: email() }, me)
    expect((await server.ask('check-token', { token: 'sent to the former address' })).data).toEqual({ valid: false })
  })

  test('is changed five times an hour at most, whether or not it was free: each change writes to somebody, or tells whose it is', async () => {
    const [me, other] = [await someone(), await someone()]
    const taken = (await server.ask('profile/info', {}, other)).data.email
    await server.database.pool.query('insert into throttle (subject, since, hits) values ($1, now(), 3)', [`email of ${me.accountId}`])
    const change = async (next: string) => (await server.ask('profile/update', { ...toldWith, email: next }, me)).status
    expect([await change(taken), await change(email()), await change(email()), await change(taken)]).toEqual([409, 200, 429, 429])
    const stays = (await server.ask('profile/info', {}, me)).data.email
    expect((await server.ask('profile/update', { ...told, email: stays }, me)).status).toBe(200)
  })

  test('is changed by who knows the password only, which is refused at its field; five wrong ones make wait', async () => {
    const me = await someone()
    const former = (await server.ask('profile/info', {}, me)).data.email
    const change = (password?: string) => server.ask('profile/update', { ...told, email: email(), ...(password && { password }) }, me)
    expect(await change()).toMatchObject({ status: 422, refusal: 'passwordNeeded', errors: [{ field: 'password' }] })
    await inTurn(5, async () =>
      expect(await change('wrong')).toMatchObject({ status: 422, refusal: 'wrongPassword', errors: [{ field: 'password' }] }),
    )
    expect(await change(knownPassword)).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
    expect((await server.ask('profile/info', {}, me)).data.email).toBe(former)
  })

  test('that stays brings no letter', async () => {
    const me = await someone()
    const { data } = await server.ask('profile/info', {}, me)
    await server.ask('profile/update', { ...told, email: data.email }, me)
    const { rows } = await server.database.pool.query("select from outbox where payload->>'to' = $1", [data.email])
    expect(rows).toEqual([])
  })
})

test('a new phone number is reported by letter to the account’s address before the change', async () => {
  const me = await someone()
  const former = (await server.ask('profile/info', {}, me)).data.email
  const change = (phone: string) => server.ask('profile/update', { ...toldWith, email: email(), phone }, me)
  await change(told.phone)
  await server.ask('profile/update', { ...told, email: former, password: knownPassword }, me)
  await server.ask('profile/update', { ...told, email: former, phone: '0905 999 888' }, me)
  await expect.poll(() => letters.filter(({ to, text }) => to === former && text.includes('0905 999 888')).length).toBe(1)
})

test('the language that a person chooses is the one of their letters', async () => {
  const me = await someone()
  await server.ask('profile/language', { language: 'en' }, me)
  expect((await server.ask('profile/info', {}, me)).data.language).toBe('en')
})
