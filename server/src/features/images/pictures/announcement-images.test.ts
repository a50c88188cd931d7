import { urlOf } from '@innkeeper/protocol/url-of'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signInAdmin, signInTo, makeProperty } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { sweepFiles } from '../files/images.jobs.ts'

const server = useTestServer()

const upload = async (token: string) => {
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2f4fae' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(picture)], 'bao-tri.png', { type: 'image/png' }))
  const headers = { authorization: `Token ${token}`, 'accept-language': 'en' }
  const response = await fetch(server.url() + urlOf('announcement/upload-image'), { method: 'POST', headers, body: form })
  return response.text()
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)
const sweep = (now: Date) => sweepFiles(server.outside.files).run({ pool: server.database.pool, now, publish: () => undefined })
const statusOf = async (url: string) => (await fetch(server.url() + url)).status

test('a slide’s picture is kept as long as the slide; a picture that no slide uses is deleted', async () => {
  const admin = await signInAdmin(server)
  const imageUrl = /\/files\/[0-9a-f]{40}-\d+\.webp/.exec(await upload(admin.token))?.[0] ?? ''
  expect(await statusOf(imageUrl)).toBe(200)
  const slide = { active: true, imageUrl, contentVi: 'Bảo trì', contentEn: 'Maintenance' }
  const announcement = {
    titleVi: 'Bảo trì',
    titleEn: 'Maintenance',
    shownFrom: daysFromNow(-1).toISOString(),
    active: true,
    fromRelease: false,
  }
  const { data } = await server.ask('announcement/create', { ...announcement, slides: [slide] }, admin)
  expect((await server.ask('announcement/current', {}, admin)).data.announcements[0]?.slides).toEqual([
    { active: true, imageUrl, content: 'Maintenance' },
  ])
  await sweep(daysFromNow(2))
  expect(await statusOf(imageUrl)).toBe(200)
  await server.ask('announcement/delete', { id: data.id }, admin)
  await sweep(daysFromNow(4))
  expect(await statusOf(imageUrl)).toBe(404)
})

test('pictures of announcements are the administrators’ to upload', async () => {
  const me = await signInTo(server, await makeProperty(server))
  expect(await upload(me.token)).toContain('"noRight"')
})
