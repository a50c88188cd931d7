import { expect, test } from 'vitest'
import { inProperty } from '#kit/transaction/transaction.ts'
import { draftLook } from '#features/site-looks/site-looks.reads.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { savedLook } from '#testing/forms/look-forms.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { sweepFiles } from '../files/images.jobs.ts'

const server = useTestServer()
const hourMilliseconds = 3_600_000

const newOwner = async () => signInTo(server, await makeProperty(server))
const upload = async (owner: SignedIn, shade: number) =>
  (await server.ask('header-footer/upload-logo', {}, { ...owner, file: fileOf(await jpegPhoto({ shade, width: 300, height: 200 })) })).data
    .logo
const save = (owner: SignedIn, logo: string, version = 1) => server.ask('header-footer/update', { ...savedLook, logo, version }, owner)
const served = async (url: string): Promise<number> => (await fetch(server.url() + url)).status
const sweepAfter = (hours: number) =>
  sweepFiles(server.outside.files).run({
    pool: server.database.pool,
    now: new Date(Date.now() + hours * hourMilliseconds),
    publish: () => undefined,
  })

test('a look shows a logo that was uploaded for its property, and no other’s', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const [mine, theirs] = [await upload(owner, 21), await upload(other, 22)]
  expect(await save(owner, theirs)).toMatchObject({ status: 404, errors: [{ field: 'logo', reason: 'imageMissing' }] })
  expect(await save(owner, `/files/${'0'.repeat(40)}-640.webp`)).toMatchObject({ refusal: 'imageMissing' })
  expect(await save(owner, mine)).toMatchObject({ status: 200 })
  expect((await server.ask('header-footer/detail', {}, owner)).data.logo).toBe(mine)
})

test('a look without a logo of its own shows the property’s', async () => {
  const owner = await newOwner()
  const { data } = await server.ask('info/logo-upload', {}, { ...owner, file: fileOf(await jpegPhoto({ shade: 23 })) })
  expect((await server.ask('header-footer/detail', {}, owner)).data).toMatchObject({ logo: '', propertyLogo: data.logo })
  const look = await inProperty(server.database.pool, owner.propertyId ?? '', draftLook)
  expect(look.logo).toBe(data.logo)
})

test('a logo stays while a draft or any published look shows it; one that none shows goes after a day', async () => {
  const owner = await newOwner()
  const [publishedOnce, drafted, left] = [await upload(owner, 24), await upload(owner, 25), await upload(owner, 26)]
  await save(owner, publishedOnce)
  await server.ask('header-footer/publish', { seen: 2 }, owner)
  await save(owner, drafted, 3)
  await sweepAfter(23)
  expect(await served(left)).toBe(200)
  await sweepAfter(25)
  await sweepAfter(50)
  expect([await served(publishedOnce), await served(drafted), await served(left)]).toEqual([200, 200, 404])
})
