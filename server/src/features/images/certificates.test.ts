import { expect, test } from 'vitest'
import { inProperty, inTransaction } from '../../kit/transaction.ts'
import { makeProperty } from '../../testing/factories.ts'
import { fileOf, jpegPhoto } from '../../testing/photos.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { useTestServer } from '../../testing/test-server.ts'
import { certificateContent, certificateOf } from './images.reads.ts'

const server = useTestServer()
const dayMilliseconds = 86_400_000
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const platform = { role: 'platform', readOnly: true } as const

const upload = (file: File) => server.ask('resource/upload-certificate', {}, { file })

const redeem = (uploadId: string, secret: string, now = new Date()) =>
  inTransaction(server.database.pool, platform, (tx) => certificateOf(tx, uploadId, secret, now))

test('a certificate, PDF or picture, is kept as it came for who has its secret, and has no address', async () => {
  const picture = await jpegPhoto({ width: 200, height: 100 })
  const kinds = [[pdf, 'application/pdf'] as const, [picture, 'image/jpeg'] as const]
  await inTurn(kinds.length, async (index) => {
    const [bytes, mediaType] = kinds[index] ?? [pdf, '']
    const { data } = await upload(fileOf(bytes, 'Giấy phép.pdf', 'application/octet-stream'))
    const kept = await redeem(data.uploadId, data.secret)
    expect(kept).toMatchObject({ fileName: 'Giấy phép.pdf', mediaType, bytes: bytes.length })
    expect(await certificateContent(server.outside.files, kept?.file ?? '')).toEqual(bytes)
    expect((await fetch(`${server.url()}/files/${kept?.file}.certificate`)).status).toBe(404)
  })
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
