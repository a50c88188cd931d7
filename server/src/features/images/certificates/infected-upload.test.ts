import { afterEach, expect, test } from 'vitest'
import { clamavScanner } from '#outside/scanner/clamav-scanner.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { fileOf } from '#testing/forms/photos.ts'
import { eicar, startPretendClamd, type PretendClamd } from '#testing/server/pretend-clamd.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const infected = Buffer.concat([pdf, Buffer.from(eicar)])
let clamd: PretendClamd | undefined

afterEach(() => clamd?.stop())

const upload = (bytes: Buffer) => server.ask('resource/upload-certificate', {}, { file: fileOf(bytes) })

const scanning = async (): Promise<PretendClamd> => {
  clamd = await startPretendClamd()
  server.outside.scanWith(clamavScanner(clamd.url))
  return clamd
}

test('an infected file is refused before anything opens it, and a clean one is taken', async () => {
  const { files } = await scanning()
  expect(await upload(infected)).toMatchObject({
    status: 422,
    refusal: 'fileInfected',
    values: { found: 'Eicar-Test-Signature' },
    errors: [{ field: 'file' }],
  })
  expect((await upload(pdf)).status).toBe(200)
  expect(files).toEqual([infected, pdf])
  const { rows } = await server.database.pool.query('select from certificate_upload')
  expect(rows).toHaveLength(1)
})

test('where the scanner is away nothing is taken, and trying again later is', async () => {
  const { stop } = await scanning()
  await stop()
  expect(await upload(pdf)).toMatchObject({ status: 503, refusal: 'uploadFailed' })
  await scanning()
  expect((await upload(pdf)).status).toBe(200)
})

test('photos are scanned like certificates', async () => {
  await scanning()
  const owner = await signInTo(server, await makeProperty(server))
  const reply = await server.ask('resource/upload-image', {}, { ...owner, file: fileOf(infected) })
  expect(reply).toMatchObject({ status: 422, refusal: 'fileInfected' })
})
