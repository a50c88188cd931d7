import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { makeHotelService, servicePicture } from '#testing/forms/hotel-service-forms.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { makeTicketProduct } from '#testing/forms/ticket-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { sweepFiles } from './images.jobs.ts'

const server = useTestServer()
const hourMilliseconds = 3_600_000

const sweepAfter = (hours: number) =>
  sweepFiles(server.outside.files).run({
    pool: server.database.pool,
    now: new Date(Date.now() + hours * hourMilliseconds),
    publish: () => undefined,
  })

const newOwner = async () => signInTo(server, await makeProperty(server))

const served = async (url: string | undefined): Promise<number> => (await fetch(server.url() + String(url))).status

const addPhoto = async (owner: { readonly token: string }, shade: number) => {
  const { data } = await server.ask('resource/upload-image', {}, { ...owner, file: fileOf(await jpegPhoto({ shade })) })
  return { id: data.id, url: data.sizes[0]?.url }
}

test('the files of a deleted photo go after a day, those of a kept one stay', async () => {
  const owner = await newOwner()
  const [kept, deleted] = [await addPhoto(owner, 1), await addPhoto(owner, 2)]
  await server.ask('resource/remove', { ids: [deleted.id] }, owner)
  await sweepAfter(23)
  expect([await served(kept.url), await served(deleted.url)]).toEqual([200, 200])
  await sweepAfter(25)
  expect([await served(kept.url), await served(deleted.url)]).toEqual([200, 404])
  await sweepAfter(80)
  expect(await served(kept.url)).toBe(200)
})

test('what an upload left that never came to its end goes after a day', async () => {
  const key = 'c0ffee'.padEnd(40, '0')
  await server.outside.files.put(`${key}-320.webp`, Buffer.from('half'), 'image/webp')
  await server.database.pool.query('insert into stored_file (file_key, names) values ($1, $2)', [
    key,
    [`${key}-320.webp`, `${key}-640.webp`],
  ])
  await sweepAfter(25)
  expect(await server.outside.files.get(`${key}-320.webp`)).toBeNull()
  expect((await server.database.pool.query('select from stored_file where file_key = $1', [key])).rows).toEqual([])
})

test('a photo that was deleted, swept and sent again is there again', async () => {
  const owner = await newOwner()
  const first = await addPhoto(owner, 3)
  await server.ask('resource/remove', { ids: [first.id] }, owner)
  await sweepAfter(25)
  const again = await addPhoto(owner, 3)
  expect(again.url).toBe(first.url)
  expect(await served(again.url)).toBe(200)
})

test('a picture of a service stays while the service shows it; one that none shows goes after a day', async () => {
  const owner = await newOwner()
  const [shown, more, left] = [
    await servicePicture(server, owner, 6),
    await servicePicture(server, owner, 7),
    await servicePicture(server, owner, 8),
  ]
  await makeHotelService(server, owner, { thumbnail: shown, images: [more] })
  await sweepAfter(23)
  expect(await served(left)).toBe(200)
  await sweepAfter(25)
  await sweepAfter(50)
  expect([await served(shown), await served(more), await served(left)]).toEqual([200, 200, 404])
})

test('a picture of a park’s product stays while the product shows it', async () => {
  const owner = await signInTo(server, await makeProperty(server, { kind: 'playground' }))
  const [shown, more] = [await servicePicture(server, owner, 9), await servicePicture(server, owner, 10)]
  await makeTicketProduct(server, owner, { thumbnail: shown, images: [more] })
  await sweepAfter(25)
  await sweepAfter(50)
  expect([await served(shown), await served(more)]).toEqual([200, 200])
})

test('the pictures of a person stay while they have them, certificates until they expire', async () => {
  const owner = await newOwner()
  const { data } = await server.ask('profile/avatar-upload', {}, { ...owner, file: fileOf(await jpegPhoto({ shade: 4 })) })
  await server.ask('resource/upload-certificate', {}, { file: fileOf(await jpegPhoto({ shade: 5 })) })
  const certificates = async () => (await server.database.pool.query('select from certificate_upload')).rows.length
  await sweepAfter(23)
  expect([await served(data.avatar), await certificates()]).toEqual([200, 1])
  await sweepAfter(25)
  expect([await served(data.avatar), await certificates()]).toEqual([200, 0])
})
