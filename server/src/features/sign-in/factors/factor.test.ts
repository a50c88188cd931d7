import { describe, expect, test } from 'vitest'
import { makeProperty } from '#testing/factories/factories.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { addApp, addPasskeyTo, codeOf, makeUserWithApp } from '#testing/factors/people-with-factors.ts'
import { pretendAuthenticator } from '#testing/factors/pretend-authenticator.ts'
import { inTurn } from '#testing/in-turn.ts'
import { lettersAbout } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { confirmSecondFactor } from './factors.reads.ts'
import { inProperty } from '#kit/transaction/transaction.ts'
import { Refused } from '#kit/call/refuse.ts'

const server = useTestServer({ servers: 2 })

const signIn = async () => {
  const propertyId = await makeProperty(server)
  const member = await makeUser(server, { propertyId })
  const { data } = await server.ask('login/user', { username: member.userName, password: knownPassword })
  return { ...member, propertyId, token: data.token }
}
const subjectsAbout = async (userName: string) => (await lettersAbout(server, userName)).map(({ subject }) => subject)
const prove = async (token: string, code: string) => {
  const { data } = await server.ask('factor/prove-begin', {}, { token })
  return server.askOn(1, 'factor/prove', { challenge: data.challenge, code }, { token })
}
const factors = async (token: string) => (await server.ask('factor/get-all', {}, { token })).data

describe('Setting up an app', () => {
  test('takes the password, a code of the secret, and gives ten recovery codes once; it is told by mail and in the diary', async () => {
    const me = await signIn()
    const wrong = await server.ask('factor/code-begin', { password: 'wrong' }, { token: me.token })
    expect([wrong.refusal, (await server.ask('factor/code-begin', {}, { token: me.token })).refusal]).toEqual([
      'wrongPassword',
      'wrongPassword',
    ])
    const { data } = await server.ask('factor/code-begin', { password: knownPassword }, { token: me.token })
    expect(data.uri).toContain(`secret=${data.secret}`)
    const add = (code: string) => server.ask('factor/code-add', { setUp: data.setUp, code, name: 'Điện thoại' }, { token: me.token })
    expect(await add('000000')).toMatchObject({ status: 422, refusal: 'factorCodeWrong', errors: [{ field: 'code' }] })
    expect(await factors(me.token)).toMatchObject({ factors: [], recoveryLeft: 0 })
    const added = await add(codeOf(data.secret))
    expect(new Set(added.data.recoveryCodes).size).toBe(10)
    expect(await factors(me.token)).toMatchObject({ factors: [{ kind: 'code', name: 'Điện thoại', usedAt: null }], recoveryLeft: 10 })
    expect(await subjectsAbout(me.userName)).toEqual(['Tài khoản Innkeeper có cách xác thực hai bước mới'])
    const { rows } = await server.database.pool.query(`select * from diary_entry where call = 'factor/code-add' and account_id = $1`, [
      me.accountId,
    ])
    expect(rows).toHaveLength(1)
  })

  test('pressed twice, on two servers, adds one; the second press hears that it is over', async () => {
    const me = await signIn()
    const { data } = await server.ask('factor/code-begin', { password: knownPassword }, { token: me.token })
    const input = { setUp: data.setUp, code: codeOf(data.secret), name: 'Điện thoại' }
    const replies = await Promise.all([0, 1].map((on) => server.askOn(on, 'factor/code-add', input, { token: me.token })))
    expect(replies.map(({ refusal }) => refusal ?? 'added').toSorted()).toEqual(['added', 'secondStepOver'])
    expect((await factors(me.token)).factors).toHaveLength(1)
  })

  test('a second one gives no new recovery codes; the eleventh is refused', async () => {
    const me = await signIn()
    const added = await inTurn(10, () => addApp(server, me.token))
    expect(added.map(({ recoveryCodes }) => recoveryCodes.length)).toEqual([10, ...Array.from({ length: 9 }, () => 0)])
    expect(await server.ask('factor/code-begin', { password: knownPassword }, { token: me.token })).toMatchObject({
      refusal: 'factorsFull',
    })
  })

  test('what one session began another cannot finish, another’s least of all', async () => {
    const [me, other] = [await signIn(), await signIn()]
    const { data } = await server.ask('factor/code-begin', { password: knownPassword }, { token: me.token })
    const input = { setUp: data.setUp, code: codeOf(data.secret), name: 'x' }
    expect(await server.ask('factor/code-add', input, { token: other.token })).toMatchObject({ refusal: 'secondStepOver' })
  })

  test('neither the secret nor a recovery code stands in the database, its diary or its outbox', async () => {
    const me = await makeUserWithApp(server, { propertyId: await makeProperty(server) })
    const secrets = [me.secret, ...me.recoveryCodes, ...me.recoveryCodes.map((code) => code.replace('-', ''))]
    const tables = ['second_factor', 'recovery_code', 'factor_challenge', 'diary_entry', 'outbox', 'idempotency_key']
    const kept = await Promise.all(tables.map((table) => server.database.pool.query(`select row_to_json(t)::text as row from ${table} t`)))
    const text = kept.flatMap(({ rows }) => rows.map(({ row }) => String(row))).join('\n')
    expect(text).toContain(me.accountId)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})

describe('A passkey', () => {
  test('is added beside an app, named, renamed, and cannot be added twice', async () => {
    const me = await signIn()
    const { data } = await server.ask('factor/passkey-begin', { password: knownPassword }, { token: me.token })
    const authenticator = pretendAuthenticator()
    const input = { setUp: data.setUp, passkey: authenticator.make(data.options), name: 'Vân tay' }
    expect((await server.ask('factor/passkey-add', input, { token: me.token })).data.recoveryCodes).toHaveLength(10)
    const [factor] = (await factors(me.token)).factors
    expect(factor).toMatchObject({ kind: 'passkey', name: 'Vân tay' })
    await server.ask('factor/rename', { id: factor?.id ?? '', name: 'Máy quầy' }, { token: me.token })
    expect((await factors(me.token)).factors).toMatchObject([{ name: 'Máy quầy' }])
    const again = await server.ask('factor/passkey-begin', { password: knownPassword }, { token: me.token })
    const twice = { setUp: again.data.setUp, passkey: authenticator.make(again.data.options), name: 'Lần hai' }
    expect(await server.ask('factor/passkey-add', twice, { token: me.token })).toMatchObject({ refusal: 'passkeyKnown' })
  })

  test('made for another site, or for another question, is refused', async () => {
    const me = await signIn()
    const [one, other] = await Promise.all(
      [0, 1].map(() => server.ask('factor/passkey-begin', { password: knownPassword }, { token: me.token })),
    )
    const made = [
      pretendAuthenticator('https://innkeeper.example.com').make(one?.data.options ?? ''),
      pretendAuthenticator().make(other?.data.options ?? ''),
      '{"id":7}',
    ]
    const replies = await inTurn(made.length, (at) =>
      server.ask('factor/passkey-add', { setUp: one?.data.setUp ?? '', passkey: made[at] ?? '', name: 'x' }, { token: me.token }),
    )
    expect(replies.map(({ refusal }) => refusal)).toEqual(replies.map(() => 'passkeyWrong'))
  })

  test('of another account cannot be renamed or removed: it does not exist', async () => {
    const [me, other] = [await signIn(), await signIn()]
    await addPasskeyTo(server, other.token)
    const [theirs] = (await factors(other.token)).factors
    const { recoveryCodes } = await addApp(server, me.token)
    const id = theirs?.id ?? ''
    expect(await server.ask('factor/rename', { id, name: 'x' }, { token: me.token })).toMatchObject({
      status: 404,
      refusal: 'factorMissing',
    })
    const { data } = await prove(me.token, recoveryCodes[0] ?? '')
    const removal = { id, password: knownPassword, proof: data.proof }
    expect(await server.ask('factor/remove', removal, { token: me.token })).toMatchObject({ status: 404, refusal: 'factorMissing' })
  })
})

describe('Turning it off', () => {
  test('needs the password and a code, is told by mail, and the last one takes the recovery codes with it', async () => {
    const me = await makeUserWithApp(server, { propertyId: await makeProperty(server) })
    const [factor] = (await factors(me.token)).factors
    const id = factor?.id ?? ''
    const remove = (password: string, proof: string) => server.ask('factor/remove', { id, password, proof }, { token: me.token })
    expect(await remove(knownPassword, 'made up')).toMatchObject({ refusal: 'factorProofNeeded', errors: [{ field: 'proof' }] })
    expect(await prove(me.token, '000000')).toMatchObject({ refusal: 'factorCodeWrong' })
    const { proof } = (await prove(me.token, codeOf(me.secret, 1))).data
    expect(await remove('wrong', proof)).toMatchObject({ refusal: 'wrongPassword' })
    expect(await remove(knownPassword, proof)).toMatchObject({ responseCode: 0 })
    expect(await factors(me.token)).toMatchObject({ factors: [], recoveryLeft: 0 })
    expect((await subjectsAbout(me.userName)).at(-1)).toBe('Một cách xác thực hai bước vừa tắt')
    const login = { username: me.userName, password: knownPassword }
    expect(await server.ask('login/user', login)).toMatchObject({ responseCode: 0 })
  })

  test('five wrong codes are followed by a pause', async () => {
    const me = await makeUserWithApp(server, { propertyId: await makeProperty(server) })
    const replies = await inTurn(6, () => prove(me.token, '000000'))
    expect(replies.map(({ refusal }) => refusal)).toEqual([...Array.from({ length: 5 }, () => 'factorCodeWrong'), 'tooManyRequests'])
  })

  test('new recovery codes replace the old ones', async () => {
    const me = await makeUserWithApp(server, { propertyId: await makeProperty(server) })
    const { proof } = (await prove(me.token, codeOf(me.secret, 1))).data
    const renewed = await server.ask('factor/recovery-codes', { password: knownPassword, proof }, { token: me.token })
    const [fresh = ''] = renewed.data.recoveryCodes
    expect(await prove(me.token, me.recoveryCodes[0] ?? '')).toMatchObject({ refusal: 'factorCodeWrong' })
    expect(await prove(me.token, fresh)).toMatchObject({ responseCode: 0 })
    expect(await subjectsAbout(me.userName)).toContain('Mã khôi phục Innkeeper mới')
  })
})

describe('A call of a property that asks for the second step', () => {
  const confirm = async (propertyId: string, who: { accountId: string; token: string }, proof: string) => {
    const { sessionId } = await server.outside.token.read(who.token)
    return inProperty(server.database.pool, propertyId, (tx) =>
      confirmSecondFactor(
        { tx, person: { accountId: who.accountId, sessionId }, refusal: (key, detail) => new Refused(key, detail) },
        proof,
      ),
    ).then(
      () => 'passed',
      (error: unknown) => (error instanceof Refused ? error.key : 'failed'),
    )
  }

  test('lets who has none pass; who has one passes with a fresh proof of this session, once', async () => {
    const propertyId = await makeProperty(server)
    const [me, other] = [await makeUserWithApp(server, { propertyId }), await signIn()]
    expect(await confirm(other.propertyId, other, '')).toBe('passed')
    expect(await confirm(propertyId, me, '')).toBe('factorProofNeeded')
    const { proof } = (await prove(me.token, codeOf(me.secret, 1))).data
    const { data } = await server.ask('login/switch', { hotelId: propertyId }, { token: me.token })
    expect(await confirm(propertyId, { ...me, token: data.token }, proof)).toBe('factorProofNeeded')
    expect([await confirm(propertyId, me, proof), await confirm(propertyId, me, proof)]).toEqual(['passed', 'factorProofNeeded'])
  })
})
