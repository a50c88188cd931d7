import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import { makeProperty } from '#testing/factories/factories.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { certificateContent, certificateOf } from '../photos/images.reads.ts'

const server = useTestServer()
const dayMilliseconds = 86_400_000
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const platform = { role: 'platform', readOnly: true } as const

const upload = (file: File) => server.ask('resource/upload-certificate', {}, { file })

const redeem = (uploadId: string, secret: string, now = new Date()) =>
  inTransaction(server.database.pool, platform, (tx) => certificateOf(tx, uploadId, secret, now))

test('a PDF is kept as it came for who has its secret, and has no address', async () => {
  const { data } = await upload(fileOf(pdf, 'Giấy phép.pdf', 'application/octet-stream'))
  const kept = await redeem(data.uploadId, data.secret)
  expect(kept).toMatchObject({ fileName: 'Giấy phép.pdf', mediaType: 'application/pdf', bytes: pdf.length })
  expect(await certificateContent(server.outside.files, kept?.file ?? '')).toEqual(pdf)
  expect((await fetch(`${server.url()}/files/${kept?.file}.certificate`)).status).toBe(404)
})

test('a picture is made anew: upright, without position, camera or what hides behind its end', async () => {
  const position = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 3/1 0/1' } }
  const taken = await sharp(await jpegPhoto({ width: 200, height: 100 }))
    .withExif(position)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data } = await upload(fileOf(Buffer.concat([taken, Buffer.from('<script>hidden</script>')]), 'Giấy phép.JPG', 'image/jpeg'))
  const kept = await redeem(data.uploadId, data.secret)
  const content = await certificateContent(server.outside.files, kept?.file ?? '')
  expect(kept).toMatchObject({ fileName: 'Giấy phép.webp', mediaType: 'image/webp', bytes: content?.length })
  expect(content?.includes('hidden')).toBe(false)
  const { format, width, height, exif } = await sharp(content ?? Buffer.alloc(0)).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 100, height: 200, exif: undefined })
})

test('a file is called as what it is, whatever its sender called it', async () => {
  const { data } = await upload(fileOf(pdf, 'invoice.html', 'text/html'))
  expect(data.fileName).toBe('invoice.html.pdf')
})

test('a property’s request redeems an upload by its secret and sees no other', async () => {
  const propertyId = await makeProperty(server)
  const { data } = await upload(fileOf(pdf))
  const kept = await inProperty(server.database.pool, propertyId, (tx) => certificateOf(tx, data.uploadId, data.secret, new Date()))
  expect(kept).toMatchObject({ mediaType: 'application/pdf' })
  const peek = inProperty(server.database.pool, propertyId, (tx) => tx.rows('select * from certificate_upload'))
  await expect(peek).rejects.toMatchObject({ code: '42501' })
})

test('“upload expired”: after a day nobody redeems it any more, and with another secret nobody ever does', async () => {
  const { data } = await upload(fileOf(pdf))
  expect(await redeem(data.uploadId, 'another secret')).toBeNull()
  expect(await redeem(data.uploadId, data.secret, new Date(Date.now() + dayMilliseconds - 60_000))).not.toBeNull()
  expect(await redeem(data.uploadId, data.secret, new Date(Date.now() + dayMilliseconds + 60_000))).toBeNull()
})

test.each([
  ['a text that is called a PDF', Buffer.from('not a PDF at all'), 'certificateFormat'],
  ['a HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]), 'certificateFormat'],
  ['a picture without its end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'photoDamaged'],
])('%s is refused', async (_what, bytes, refusal) => {
  expect(await upload(fileOf(bytes, 'certificate.pdf', 'application/pdf'))).toMatchObject({ refusal })
})

test('somebody without a session uploads twenty a day and no more, since nobody knows who they are', async () => {
  await server.database.pool.query(
    `insert into certificate_upload (certificate_upload_id, secret_hash, file_key, file_name, media_type, bytes, expires_at)
     select gen_random_uuid(), sha256('x'), left(file_key, 10) || lpad(n::text, 32, '0'), 'x', 'application/pdf', 1, now() + interval '1 day'
       from (select file_key from certificate_upload limit 1) as one, generate_series(1, 20) as n`,
  )
  const reply = await upload(fileOf(pdf))
  expect(reply).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
  expect(reply.values?.['seconds']).toBeGreaterThan(80_000)
})

test('and no more than ten a minute', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => upload(fileOf(pdf))))
  expect(replies.filter(({ refusal }) => refusal === 'tooManyRequests').length).toBeGreaterThanOrEqual(10)
})
