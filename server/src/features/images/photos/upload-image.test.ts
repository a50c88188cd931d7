import { connect } from 'node:net'
import { urlOf } from '@innkeeper/protocol/url-of'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { diskFiles } from '#outside/disk-files.ts'
import { s3Files } from '#outside/s3-files.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { fileOf, grainyJpeg, jpegPhoto, photo } from '#testing/forms/photos.ts'
import { useTestBucket } from '#testing/server/s3-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const bucket = useTestBucket()

const newOwner = async (): Promise<SignedIn> => signInTo(server, await makeProperty(server))

const upload = (owner: SignedIn, file: File, key?: string) =>
  server.ask(
    'resource/upload-image',
    { category: 'pool', captionEn: 'The pool' },
    { ...owner, file, ...(key === undefined ? {} : { key }) },
  )

const library = async (owner: SignedIn) => (await server.ask('resource/get-images', {}, owner)).data

const fetchPicture = (url: string, headers: Record<string, string> = {}) => fetch(server.url() + url, { headers })

test('a photo is kept with what is said of it and served in the widths that screens need, none larger than it came', async () => {
  const owner = await newOwner()
  const ear = await listenLive(server.url(), owner.token)
  const { data } = await upload(owner, fileOf(await jpegPhoto({ width: 1000, height: 750 }), 'C:\\ảnh\\Hồ bơi.jpg'))
  expect(data).toMatchObject({ category: 'pool', captionEn: 'The pool', captionVi: '', fileName: 'Hồ bơi.jpg', width: 1000, height: 750 })
  expect(data).toMatchObject({ createdBy: owner.fullName, usedIn: [] })
  expect(data.sizes.map(({ width }) => width)).toEqual([320, 640, 1000])
  const checks = data.sizes.map(async ({ width, url }) => {
    const answer = await fetchPicture(url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width })
    expect((await fetchPicture(url, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304)
  })
  await Promise.all(checks)
  expect(await ear.stale('resource')).toMatchObject({ propertyId: owner.propertyId })
  ear.close()
})

test('an upload stands in the diary, by whom and of which file', async () => {
  const owner = await newOwner()
  await upload(owner, fileOf(await jpegPhoto(), 'lobby.jpg'))
  const { rows } = await server.database.pool.query('select call, subject, person from diary_entry where property_id = $1', [
    owner.propertyId,
  ])
  expect(rows).toEqual([{ call: 'resource/upload-image', subject: 'lobby.jpg', person: owner.fullName }])
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is taken, whatever it is called', async (format) => {
  const bytes = await photo().toFormat(format, { quality: 40 }).toBuffer()
  expect((await upload(await newOwner(), fileOf(bytes, 'photo.txt', 'text/plain'))).data).toMatchObject({ width: 1000, height: 750 })
})

test('a photo is turned upright, and tells nothing of where and with what it was taken', async () => {
  const exif = { IFD0: { Make: 'Camera of Dương', Copyright: 'Dương' }, IFD3: { GPSLatitude: '16/1 4/1 0/1', GPSLatitudeRef: 'N' } }
  const bytes = await photo({ width: 900, height: 700 }).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
  expect(bytes.includes('Camera of D')).toBe(true)
  const { data } = await upload(await newOwner(), fileOf(bytes))
  expect(data).toMatchObject({ width: 700, height: 900 })
  const checks = data.sizes.map(async ({ url, width }) => {
    const kept = Buffer.from(await (await fetchPicture(url)).arrayBuffer())
    const { exif: told, xmp, iptc, icc, height, orientation } = await sharp(kept).metadata()
    expect({ told, xmp, iptc, icc, orientation, standing: (height ?? 0) > width }).toEqual({ standing: true })
  })
  await Promise.all(checks)
})

const refusedFiles: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['a text', async () => Buffer.from('I am no photo, whatever my name says. '.repeat(50)), 'photoFormat'],
  ['a GIF', () => photo().gif().toBuffer(), 'photoFormat'],
  ['a BMP', async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(2000)]), 'photoFormat'],
  [
    'a drawing that a program could run',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'photoFormat',
  ],
  [
    'a HEIC of a phone',
    async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)]),
    'photoHeic',
  ],
  ['a photo that is too small', () => jpegPhoto({ width: 799, height: 600 }), 'photoTooSmall'],
  ['a photo cut off in the middle', async () => (await grainyJpeg()).subarray(0, 60_000), 'photoDamaged'],
  ['a head without a photo', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'photoDamaged'],
  [
    'a small file that unpacks to 100 million pixels',
    () => photo({ width: 10_000, height: 10_000 }).png().toBuffer(),
    'photoTooManyPixels',
  ],
]

test.each(refusedFiles)('%s is refused at the file, by name, and nothing is kept', async (_what, make, refusal) => {
  const owner = await newOwner()
  const before = await keptFiles()
  expect(await upload(owner, fileOf(await make()))).toMatchObject({ refusal, errors: [{ field: 'file' }] })
  expect(await library(owner)).toEqual([])
  expect((await keptFiles()).filter(({ complete }) => complete)).toEqual(before.filter(({ complete }) => complete))
})

const keptFiles = async () =>
  (await server.database.pool.query<{ file_key: string; complete: boolean }>('select file_key, complete from stored_file order by 1')).rows

test('a photo that is too small is refused with its size and the smallest allowed one', async () => {
  const reply = await upload(await newOwner(), fileOf(await jpegPhoto({ width: 640, height: 480 })))
  expect(reply.message).toBe('The photo is only 640 × 480 px; it needs at least 800 × 600 px to be sharp on a large screen.')
})

test('[upload.size] of twenty files five are bad: fifteen are stored, and each bad one is refused with its reason', async () => {
  const owner = await newOwner()
  const good = await Promise.all(Array.from({ length: 15 }, async (_, at) => fileOf(await jpegPhoto({ shade: 40 + at }), `${at}.jpg`)))
  const bad = [
    new File([new Uint8Array(5_242_881)], 'large.jpg'),
    fileOf(Buffer.from('text'), 'text.jpg'),
    fileOf(await jpegPhoto({ width: 320, height: 240 }), 'small.jpg'),
    fileOf((await grainyJpeg()).subarray(0, 50_000), 'cut.jpg'),
    fileOf(await photo().gif().toBuffer(), 'moving.gif', 'image/gif'),
  ]
  const replies = await Promise.all([...good, ...bad].map((file) => upload(owner, file)))
  expect(replies.slice(0, 15).map(({ status }) => status)).toEqual(good.map(() => 200))
  expect(replies.slice(15).map(({ refusal }) => refusal)).toEqual([
    'fileTooLarge',
    'photoFormat',
    'photoTooSmall',
    'photoDamaged',
    'photoFormat',
  ])
  expect((await library(owner)).map(({ fileName }) => fileName).toSorted()).toEqual(good.map(({ name }) => name).toSorted())
})

test('“maximum upload 5242880 bytes”: a file of exactly that many is not too large', async () => {
  const bytes = Buffer.concat([await jpegPhoto(), Buffer.alloc(5_242_880)]).subarray(0, 5_242_880)
  expect((await upload(await newOwner(), fileOf(bytes))).data).toMatchObject({ bytes: 5_242_880 })
})

test('the same key is one image however often it is sent, and another file under it is refused', async () => {
  const owner = await newOwner()
  const first = await upload(owner, fileOf(await jpegPhoto()), 'key-1')
  const again = await upload(owner, fileOf(await jpegPhoto()), 'key-1')
  expect(again.data).toEqual(first.data)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await upload(owner, fileOf(await jpegPhoto({ shade: 7 })), 'key-1')).toMatchObject({ status: 422, refusal: 'keyReused' })
  expect(await library(owner)).toHaveLength(1)
})

test('the same photo sent twice at once, under two keys, is one image', async () => {
  const owner = await newOwner()
  const bytes = await jpegPhoto({ shade: 99 })
  const replies = await Promise.all(['one', 'two', 'three', 'four'].map((key) => upload(owner, fileOf(bytes, `${key}.jpg`), key)))
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  expect(await library(owner)).toHaveLength(1)
})

test('the same photo of two properties is two images, under addresses of their own', async () => {
  const bytes = await jpegPhoto({ shade: 98 })
  const [one, other] = [await upload(await newOwner(), fileOf(bytes)), await upload(await newOwner(), fileOf(bytes))]
  expect(one.data.id).not.toBe(other.data.id)
  expect(one.data.sizes[0]?.url).not.toBe(other.data.sizes[0]?.url)
})

test('a connection lost in the middle of a file leaves nothing behind', async () => {
  const owner = await newOwner()
  const before = await keptFiles()
  const { hostname, port } = new URL(server.url())
  const head = [
    `POST ${urlOf('resource/upload-image')} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Token ${owner.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 500000',
    '',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  ].join('\r\n')
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head)
      socket.write(Buffer.alloc(100_000, 1), () => socket.destroy())
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
  expect((await upload(owner, fileOf(await jpegPhoto({ shade: 3 })))).status).toBe(200)
  expect(await library(owner)).toHaveLength(1)
  expect(await keptFiles()).toHaveLength(before.length + 1)
})

test('a storage that fails is an error of the upload; once it works the same file is stored', async () => {
  const owner = await newOwner()
  const file = fileOf(await jpegPhoto({ shade: 201 }))
  server.outside.keepFilesIn(s3Files(bucket.settings()))
  bucket.failWith(500)
  expect(await upload(owner, file)).toMatchObject({
    status: 503,
    refusal: 'uploadFailed',
    message: 'Error uploading file. Please try again.',
  })
  expect(await library(owner)).toEqual([])
  bucket.failWith(null)
  const { data } = await upload(owner, file)
  expect([...bucket.objects.keys()].toSorted()).toEqual(data.sizes.map(({ url }) => url.replace('/files/', '')).toSorted())
  expect(await fetchPicture(data.sizes[0]?.url ?? '')).toMatchObject({ status: 200 })
  server.outside.keepFilesIn(diskFiles(server.outside.filesFolder))
})

test('while photos are being kept nobody waits for a connection, though there are more photos than connections', async () => {
  const owner = await newOwner()
  const disk = diskFiles(server.outside.filesFolder)
  const { promise: storageAnswers, resolve: letGo } = Promise.withResolvers<void>()
  server.outside.keepFilesIn({ ...disk, put: async (...file) => storageAnswers.then(() => disk.put(...file)) })
  const files = await Promise.all(Array.from({ length: 12 }, async (_, at) => fileOf(await jpegPhoto({ shade: 210 + at }))))
  const halfKept = async () => (await keptFiles()).filter(({ complete }) => !complete).length
  const before = await halfKept()
  const uploads = files.map((file) => upload(owner, file))
  await expect.poll(halfKept).toBe(before + files.length)
  expect((await server.ask('resource/get-images', {}, owner)).status).toBe(200)
  letGo()
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(files.map(() => 200))
  server.outside.keepFilesIn(disk)
})

test('an address that is no picture’s is not found, and none leads out of the storage', async () => {
  const addresses = [
    '/files/x.webp',
    `/files/${'a'.repeat(40)}-320.webp`,
    '/files/..%2f..%2fsecret',
    `/files/${'a'.repeat(40)}.certificate`,
  ]
  expect(await Promise.all(addresses.map(async (address) => (await fetchPicture(address)).status))).toEqual(addresses.map(() => 404))
})
