import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { avatarOf } from '../photos/images.reads.ts'

const server = useTestServer()

const told = (accountId: string) =>
  inTransaction(server.database.pool, { role: 'platform', readOnly: true }, (tx) => avatarOf(tx, accountId))

test('a person’s picture becomes a square, is answered by its address, and is deleted when the person removes it', async () => {
  const me = await signInTo(server, await makeProperty(server))
  expect(await told(me.accountId)).toBeNull()
  const { data } = await server.ask('profile/avatar-upload', {}, { ...me, file: fileOf(await jpegPhoto({ width: 300, height: 200 })) })
  const picture = await fetch(server.url() + data.avatar)
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(await told(me.accountId)).toBe(data.avatar)
  await server.ask('profile/avatar-upload', {}, { ...me, file: fileOf(await jpegPhoto({ shade: 9 })) })
  expect(await told(me.accountId)).not.toBe(data.avatar)
  expect((await server.ask('profile/avatar-delete', {}, me)).data).toBeNull()
  expect(await told(me.accountId)).toBeNull()
})

test('somebody of the platform, who is in no property, has a picture too', async () => {
  const admin = await signInAdmin(server)
  expect((await server.ask('profile/avatar-upload', {}, { ...admin, file: fileOf(await jpegPhoto()) })).status).toBe(200)
})

test('a picture that is too small to tell a face is refused with its size', async () => {
  const me = await signInTo(server, await makeProperty(server))
  const reply = await server.ask('profile/avatar-upload', {}, { ...me, file: fileOf(await jpegPhoto({ width: 90, height: 200 })) })
  expect(reply).toMatchObject({ refusal: 'photoTooSmall', values: { width: 90, height: 200, long: 96, short: 96 } })
})
