import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

test('every answer carries the request id that the logs carry, in the body and in the header', async () => {
  const reply = await server.ask('login/user', { username: 'nobody', password: 'wrong-password' })
  expect(reply.requestId).toBe(reply.headers.get('x-request-id'))
})

test('a field that is missing is refused at the field, in the language of the caller', async () => {
  const reply = await server.ask('login/user', { username: '', password: 'x' }, { language: 'vi' })
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field: 'username', reason: 'required' }] })
  expect(reply.errors?.[0]?.message).toBe('Vui lòng nhập đầy đủ thông tin bắt buộc: Tên đăng nhập.')
})

test('a call without a live session is refused with 401', async () => {
  expect(await server.ask('login/token', {})).toMatchObject({ status: 401, refusal: 'sessionExpired' })
  expect(await server.ask('login/token', {}, { token: 'not.a.token' })).toMatchObject({ status: 401 })
})

test('a session that was ended in the database is ended for its token', async () => {
  const person = await signInTo(server, await makeProperty(server))
  await server.database.kysely
    .updateTable('session')
    .set({ ended_at: new Date().toISOString() })
    .where('session_id', '=', person.sessionId)
    .execute()
  expect(await server.ask('login/token', {}, person)).toMatchObject({ status: 401 })
})

test('an answer says that it is JSON in UTF-8, be it made by the database or a refusal', async () => {
  const person = await signInTo(server, await makeProperty(server))
  const made = await server.ask('room/get-room-all', {}, person)
  const refused = await server.ask('room/get-room-all', {})
  const types = [made, refused].map(({ status, headers }) => `${status} ${headers.get('content-type')}`)
  expect(types).toEqual(['200 application/json; charset=utf-8', '401 application/json; charset=utf-8'])
})
