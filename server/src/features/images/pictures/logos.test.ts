import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { letterLogo } from './letter-logo.reads.ts'
import { noteUsed } from '../files/stored-files.store.ts'

const server = useTestServer()

const drawn = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 4, background: { r: 47, g: 79, b: 174, alpha: 0 } } })
    .png()
    .toBuffer()

const signInAnswer = (me: { token: string }) => server.ask('login/token', {}, me)

test('“login response: data.logo”, and the logo of the hotel in the user info: null until one is uploaded, and after it is deleted', async () => {
  const me = await signInTo(server, await makeProperty(server))
  expect((await signInAnswer(me)).data).toMatchObject({ logo: null, hotel: { logo: null } })
  const { data } = await server.ask('info/logo-upload', {}, { ...me, file: fileOf(await jpegPhoto({ width: 300, height: 200 })) })
  expect((await signInAnswer(me)).data).toMatchObject({ logo: data.logo, hotel: { logo: data.logo } })
  expect((await server.ask('info/logo-delete', {}, me)).data).toBeNull()
  expect((await signInAnswer(me)).data).toMatchObject({ logo: null, hotel: { logo: null } })
})

test('a logo is kept whole, fits its box, and stays transparent', async () => {
  const me = await signInTo(server, await makeProperty(server))
  const { data } = await server.ask('info/logo-upload', {}, { ...me, file: fileOf(await drawn({ width: 1280, height: 320 })) })
  const picture = await fetch(server.url() + data.logo)
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 640, height: 160, hasAlpha: true })
})

test('a logo that is too small is refused with its size', async () => {
  const me = await signInTo(server, await makeProperty(server))
  const reply = await server.ask('info/logo-upload', {}, { ...me, file: fileOf(await drawn({ width: 90, height: 90 })) })
  expect(reply).toMatchObject({ refusal: 'photoTooSmall', values: { width: 90, height: 90, long: 96, short: 32 } })
})

test('another property keeps its own logo', async () => {
  const [mine, theirs] = [await signInTo(server, await makeProperty(server)), await signInTo(server, await makeProperty(server))]
  await server.ask('info/logo-upload', {}, { ...mine, file: fileOf(await jpegPhoto()) })
  await server.ask('info/logo-delete', {}, theirs)
  expect((await signInAnswer(mine)).data.logo).not.toBeNull()
  expect((await signInAnswer(theirs)).data.logo).toBeNull()
})

test('a logo in use is not swept away', async () => {
  const me = await signInTo(server, await makeProperty(server))
  const { data } = await server.ask('info/logo-upload', {}, { ...me, file: fileOf(await drawn({ width: 200, height: 80 })) })
  const key = /[0-9a-f]{40}/u.exec(data.logo)?.[0]
  await server.database.pool.query(`update stored_file set last_used_at = now() - interval '2 days' where file_key = $1`, [key])
  const now = new Date()
  await inTransaction(server.database.pool, { role: 'platform', readOnly: false }, (tx) => noteUsed(tx, now))
  const { rows } = await server.database.pool.query(
    "select last_used_at > now() - interval '1 day' as used from stored_file where file_key = $1",
    [key],
  )
  expect(rows).toEqual([{ used: true }])
})

test('deleting a logo where there is none is refused', async () => {
  const me = await signInTo(server, await makeProperty(server))
  expect(await server.ask('info/logo-delete', {}, me)).toMatchObject({ status: 404, refusal: 'notFound' })
})

test('letters about a property bear its logo, as PNG; those of a property without one, and of none, do not', async () => {
  const me = await signInTo(server, await makeProperty(server))
  const theirs = await makeProperty(server)
  await server.ask('info/logo-upload', {}, { ...me, file: fileOf(await drawn({ width: 640, height: 160 })) })
  const logoOfLetterOf = (propertyId: string | null) =>
    inTransaction(server.database.pool, { role: 'platform', readOnly: false }, async (tx) => {
      const outboxId = crypto.randomUUID()
      await tx.db
        .insertInto('outbox')
        .values({ outbox_id: outboxId, topic: 'mail', payload: '{}', about_property: propertyId, sent_at: new Date().toISOString() })
        .execute()
      return letterLogo(server.outside.files)(tx, outboxId)
    })
  const logo = await logoOfLetterOf(me.propertyId)
  expect(await sharp(logo ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', width: 640, height: 160 })
  expect(await logoOfLetterOf(theirs)).toBeNull()
  expect(await logoOfLetterOf(null)).toBeNull()
})
