import { expect, test } from 'vitest'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const addPhoto = async (owner: SignedIn, shade: number, name: string): Promise<string> => {
  const file = fileOf(await jpegPhoto({ width: 800, height: 600, shade }), name)
  return (await server.ask('resource/upload-image', {}, { ...owner, file })).data.id
}

/** A property with a room type and two photos. */
const startProperty = async () => {
  const owner = await signInTo(server, await makeProperty(server))
  const beach = await addPhoto(owner, 1, 'bãi biển.jpg')
  const pool = await addPhoto(owner, 2, 'hồ bơi.jpg')
  const { id: room } = (await server.ask('room/create', roomTypeForm(), owner)).data
  return { owner, beach, pool, room }
}

const same = (text: string) => ({ vi: text, en: text })
const changed = [
  {
    field: { vi: 'Ảnh theo thứ tự', en: 'Photos in order' },
    before: same('bãi biển.jpg'),
    after: same('hồ bơi.jpg, bãi biển.jpg'),
  },
  { field: { vi: 'Ảnh chính', en: 'Main photo' }, before: same('bãi biển.jpg'), after: same('hồ bơi.jpg') },
]

test('the history of the photos of a property says who put which photos in which order', async () => {
  const { owner, beach, pool } = await startProperty()
  await server.ask('info/update-image', { version: 0, images: [beach], main: beach }, owner)
  await server.ask('info/update-image', { version: 1, images: [pool, beach], main: pool }, owner)
  const { data, total } = await server.ask('info/image-history', {}, owner)
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({ person: owner.fullName, changes: changed })
})

test('the history of the photos of a room type is its own, and not that of its other fields', async () => {
  const { owner, beach, pool, room } = await startProperty()
  const { id: other } = (await server.ask('room/create', roomTypeForm({ nameVi: 'Gác mái', nameEn: 'Attic' }), owner)).data
  await server.ask('room/update-images', { id: room, version: 0, images: [beach], main: beach }, owner)
  await server.ask('room/update-images', { id: room, version: 1, images: [pool, beach], main: pool }, owner)
  await server.ask('room/update-images', { id: other, version: 0, images: [pool], main: pool }, owner)
  const { data, total } = await server.ask('room/image-history', { id: room }, owner)
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({ person: owner.fullName, changes: changed })
  expect((await server.ask('room/history', { id: room }, owner)).total).toBe(1)
})

test('another property sees nothing of it', async () => {
  const { owner, beach, room } = await startProperty()
  await server.ask('info/update-image', { version: 0, images: [beach], main: beach }, owner)
  await server.ask('room/update-images', { id: room, version: 0, images: [beach], main: beach }, owner)
  const stranger = await signInTo(server, await makeProperty(server))
  expect((await server.ask('info/image-history', {}, stranger)).total).toBe(0)
  expect((await server.ask('room/image-history', { id: room }, stranger)).total).toBe(0)
})
