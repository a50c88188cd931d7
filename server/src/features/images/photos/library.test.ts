import { expect, test } from 'vitest'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let shades = 0

const newOwner = async (): Promise<SignedIn> => signInTo(server, await makeProperty(server))

const addPhoto = async (owner: SignedIn, words: CallInput<'resource/upload-image'> = {}, name = 'photo.jpg'): Promise<string> => {
  shades += 1
  const file = fileOf(await jpegPhoto({ width: 800, height: 600, shade: shades }), name)
  return (await server.ask('resource/upload-image', words, { ...owner, file })).data.id
}

const addPhotos = (owner: SignedIn, count: number): Promise<string[]> => inTurn(count, () => addPhoto(owner))

const addRoomType = async (owner: SignedIn, given: Partial<CallInput<'room/create'>> = {}): Promise<string> =>
  (await server.ask('room/create', roomTypeForm(given), owner)).data.id

const idsIn = (data: readonly { readonly id: string }[]): string[] => data.map(({ id }) => id)

test('the library shows the newest first, by kind, by use, and by what is said of it without marks', async () => {
  const owner = await newOwner()
  const pool = await addPhoto(owner, { category: 'pool', captionVi: 'Hồ bơi vô cực' }, 'a.jpg')
  const lobby = await addPhoto(owner, { category: 'lobby', captionEn: 'The lobby at night' }, 'sảnh chính.jpg')
  await server.ask('info/update-image', { version: 0, images: [pool], main: pool }, owner)
  const list = async (filter: CallInput<'resource/get-images'>) => idsIn((await server.ask('resource/get-images', filter, owner)).data)
  expect(await list({})).toEqual([lobby, pool])
  expect(await list({ category: 'pool' })).toEqual([pool])
  expect(await list({ used: true })).toEqual([pool])
  expect(await list({ used: false })).toEqual([lobby])
  expect(await list({ text: 'ho boi' })).toEqual([pool])
  expect(await list({ text: 'SANH CHINH' })).toEqual([lobby])
  expect(await list({ text: 'night' })).toEqual([lobby])
  expect(await list({ ids: [pool] })).toEqual([pool])
  expect(await server.ask('resource/get-images', { limit: 1, offset: 1 }, owner)).toMatchObject({ total: 2, data: [{ id: pool }] })
})

test('the library is exported with its words, in the caller’s language', async () => {
  const owner = await newOwner()
  await addPhoto(owner, { category: 'pool', captionVi: 'Hồ bơi', captionEn: '=cmd' }, 'pool.jpg')
  const { data } = await server.ask('resource/export-images', {}, { ...owner, language: 'vi' })
  expect(data).toMatchObject({ fileName: 'thu-vien-anh.csv' })
  expect(data.text).toContain('pool.jpg')
  expect(data.text).toContain('Hồ bơi')
  expect(data.text).not.toContain(';=cmd')
})

test('captions and kinds of several photos are changed at once; what is not given stays', async () => {
  const owner = await newOwner()
  const [one = '', other = ''] = await addPhotos(owner, 2)
  await server.ask('resource/update-image', { ids: [one], captionVi: 'Bãi biển', captionEn: 'The beach' }, owner)
  await server.ask('resource/update-image', { ids: [other, one], category: 'view' }, owner)
  const { data } = await server.ask('resource/update-image', { ids: [other, one] }, owner)
  expect(data).toMatchObject([
    { id: other, category: 'view', captionVi: '' },
    { id: one, category: 'view', captionVi: 'Bãi biển', captionEn: 'The beach' },
  ])
})

test('a photo in use is not deleted and tells where it is used; once it is taken out there, it is', async () => {
  const owner = await newOwner()
  const [photo = '', spare = ''] = await addPhotos(owner, 2)
  const room = await addRoomType(owner, { nameEn: 'Deluxe sea view', nameVi: 'Deluxe hướng biển' })
  await server.ask('info/update-image', { version: 0, images: [photo], main: photo }, owner)
  await server.ask('room/update-images', { id: room, version: 0, images: [photo], main: photo }, owner)
  const refused = await server.ask('resource/remove', { ids: [spare, photo] }, owner)
  expect(refused).toMatchObject({ status: 409, refusal: 'imageInUse' })
  expect(refused.message).toContain('the photos of the property, the room type “Deluxe sea view”')
  expect((await server.ask('resource/remove', { ids: [photo] }, { ...owner, language: 'vi' })).message).toContain(
    'loại phòng “Deluxe hướng biển”',
  )
  expect((await server.ask('resource/get-images', {}, owner)).total).toBe(2)
  await server.ask('info/update-image', { version: 1, images: [], main: null }, owner)
  await server.ask('room/update-images', { id: room, version: 1, images: [], main: null }, owner)
  expect((await server.ask('resource/remove', { ids: [spare, photo] }, owner)).data).toEqual({ removed: 2 })
  expect((await server.ask('resource/get-images', {}, owner)).data).toEqual([])
})

test('photos in a list keep their order and their main one, and tell where they are used', async () => {
  const owner = await newOwner()
  const [a = '', b = '', c = ''] = await addPhotos(owner, 3)
  const saved = await server.ask('info/update-image', { version: 0, images: [c, a, b], main: a }, owner)
  expect(saved.data).toMatchObject({ version: 1, changedBy: owner.fullName })
  const { data } = await server.ask('info/get-images', {}, owner)
  expect(data).toEqual(saved.data)
  expect(data.images.map(({ id, main }) => [id, main])).toEqual([
    [c, false],
    [a, true],
    [b, false],
  ])
  expect(data.images[1]?.usedIn).toEqual([{ kind: 'property', main: true }])
})

test('each room type has photos of its own, out of the same library, and loses them with itself', async () => {
  const owner = await newOwner()
  const [a = '', b = ''] = await addPhotos(owner, 2)
  const [room, other] = [await addRoomType(owner), await addRoomType(owner, { nameVi: 'Suite', nameEn: 'Suite' })]
  await server.ask('room/update-images', { id: room, version: 0, images: [b, a], main: b }, owner)
  expect(idsIn((await server.ask('room/images', { id: room }, owner)).data.images)).toEqual([b, a])
  expect((await server.ask('room/images', { id: other }, owner)).data).toMatchObject({ version: 0, changedAt: null, images: [] })
  await server.ask('room/delete', { id: room }, owner)
  expect((await server.ask('resource/remove', { ids: [a, b] }, owner)).data).toEqual({ removed: 2 })
  expect(await server.ask('room/images', { id: room }, owner)).toMatchObject({ status: 404, refusal: 'roomMissing' })
})

test('“main image must exist”; “main image not found”; a photo stands on a list once', async () => {
  const owner = await newOwner()
  const [a = '', b = ''] = await addPhotos(owner, 2)
  const save = (form: Pick<CallInput<'info/update-image'>, 'images' | 'main'>) =>
    server.ask('info/update-image', { version: 0, ...form }, owner)
  expect(await save({ images: [a], main: null })).toMatchObject({ refusal: 'mainImageNeeded', errors: [{ field: 'main' }] })
  expect(await save({ images: [a], main: b })).toMatchObject({ refusal: 'mainImageNotFound', errors: [{ field: 'main' }] })
  expect(await save({ images: [a, b, a], main: a })).toMatchObject({ refusal: 'imageTwice', errors: [{ field: 'images.2' }] })
  expect(await save({ images: [a, crypto.randomUUID()], main: a })).toMatchObject({
    refusal: 'imageMissing',
    errors: [{ field: 'images.1' }],
  })
  expect((await server.ask('info/get-images', {}, owner)).data).toMatchObject({ version: 0, images: [] })
})

test('saving a list that somebody else has saved meanwhile is refused with that person’s name, and nothing is changed', async () => {
  const owner = await newOwner()
  const colleague = await signInTo(server, owner.propertyId ?? '', { codes: ['HOTEL_IMAGE_1', 'HOTEL_IMAGE_2'], fullName: 'Lê Minh Châu' })
  const [a = '', b = ''] = await addPhotos(owner, 2)
  const replies = await Promise.all([
    server.ask('info/update-image', { version: 0, images: [a], main: a }, colleague),
    server.ask('info/update-image', { version: 0, images: [b], main: b }, colleague),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ refusal: 'imagesChanged', values: { person: 'Lê Minh Châu' } })
  expect((await server.ask('info/get-images', {}, owner)).data).toMatchObject({ version: 1 })
})

test('a photo that is deleted while a list takes it is either on the list or gone, never both', async () => {
  const owner = await newOwner()
  await inTurn(6, async () => {
    const photo = await addPhoto(owner)
    const { version } = (await server.ask('info/get-images', {}, owner)).data
    const [saved, removed] = await Promise.all([
      server.ask('info/update-image', { version, images: [photo], main: photo }, owner),
      server.ask('resource/remove', { ids: [photo] }, owner),
    ])
    const isOnList = saved.status === 200
    expect([saved.refusal, removed.refusal]).toEqual(isOnList ? [undefined, 'imageInUse'] : ['imageMissing', undefined])
  })
})

test('another property’s photo is not there: not to be listed, shown, changed or deleted', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  const photo = await addPhoto(owner, { captionEn: 'Ours' })
  const missing = { status: 404, refusal: 'imageMissing' }
  expect((await server.ask('resource/get-images', { ids: [photo] }, stranger)).data).toEqual([])
  expect(await server.ask('resource/remove', { ids: [photo] }, stranger)).toMatchObject(missing)
  expect(await server.ask('resource/update-image', { ids: [photo], captionEn: 'Theirs' }, stranger)).toMatchObject(missing)
  expect(await server.ask('info/update-image', { version: 0, images: [photo], main: photo }, stranger)).toMatchObject(missing)
  expect((await server.ask('resource/get-images', {}, owner)).data).toMatchObject([{ id: photo, captionEn: 'Ours' }])
})

test('the facts of the photo score: each photo, whether it is shown and has captions, the rooms with theirs, and the main one', async () => {
  const owner = await newOwner()
  const shown = await addPhoto(owner, { category: 'facade', captionVi: 'Mặt tiền' })
  await addPhoto(owner)
  const room = await addRoomType(owner)
  await server.ask('room/update-images', { id: room, version: 0, images: [shown], main: shown }, owner)
  expect((await server.ask('resource/photo-facts', {}, owner)).data).toMatchObject({ hasMain: false, roomTypes: [{ id: room, photos: 1 }] })
  await server.ask('info/update-image', { version: 0, images: [shown], main: shown }, owner)
  const { data } = await server.ask('resource/photo-facts', {}, owner)
  expect(data).toMatchObject({
    hasMain: true,
    photos: [
      { id: shown, category: 'facade', width: 800, height: 600, captionVi: true, captionEn: false, shown: true },
      { category: 'other', captionVi: false, shown: false },
    ],
  })
})
