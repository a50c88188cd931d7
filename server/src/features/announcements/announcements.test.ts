import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { announceReleases } from './announcements.jobs.ts'

const server = useTestServer()

type Announcement = CallInput<'announcement/create'>

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const maintenance = (more: Partial<Announcement> = {}): Announcement => ({
  titleVi: 'Bảo trì đêm Chủ nhật',
  titleEn: 'Maintenance on Sunday night',
  shownFrom: hoursFromNow(-1),
  shownUntil: hoursFromNow(24),
  active: true,
  fromRelease: false,
  slides: [
    {
      active: true,
      imageUrl: '',
      contentVi: 'Từ 01:00 đến 02:00 hệ thống chỉ đọc được.',
      contentEn: 'From 01:00 to 02:00 the system can only be read.',
    },
    { active: false, imageUrl: '', contentVi: 'Chưa xong.', contentEn: 'Not ready yet.' },
  ],
  ...more,
})

const save = async (announcement: Announcement = maintenance()) =>
  (await server.ask('announcement/create', announcement, await signInAdmin(server))).data
const someone = async () => signInTo(server, await makeProperty(server), { codes: ['ROOM_INFO_1'] })
const shownTo = async (options: Parameters<typeof server.ask>[2]) =>
  (await server.ask('announcement/current', {}, options)).data.announcements

beforeEach(() => server.database.pool.query('truncate announcement cascade'))

describe('What is announced', () => {
  test('is shown to everybody who is signed in, in their language, with the slides that are active', async () => {
    const { id } = await save()
    const me = await someone()
    expect(await shownTo({ ...me, language: 'vi' })).toEqual([
      {
        id,
        title: 'Bảo trì đêm Chủ nhật',
        fromRelease: false,
        slides: [{ active: true, imageUrl: null, content: 'Từ 01:00 đến 02:00 hệ thống chỉ đọc được.' }],
      },
    ])
    expect(await shownTo(await signInAdmin(server))).toMatchObject([{ id, title: 'Maintenance on Sunday night' }])
  })

  test.each([
    ['waits for its time', { shownFrom: hoursFromNow(1), shownUntil: null }],
    ['has ended', { shownFrom: hoursFromNow(-2), shownUntil: hoursFromNow(-1) }],
    ['was stopped', { active: false }],
  ])('is not shown while it %s', async (_why, more) => {
    await save(maintenance(more))
    expect(await shownTo(await someone())).toEqual([])
  })

  test('can be read again by its id once it has ended, but not before it began', async () => {
    const ended = await save(maintenance({ shownFrom: hoursFromNow(-2), shownUntil: hoursFromNow(-1) }))
    const waiting = await save(maintenance({ shownFrom: hoursFromNow(1), shownUntil: null }))
    const me = await someone()
    const read = async (id: string) => (await server.ask('announcement/current', { id }, me)).data.announcements
    expect(await read(ended.id)).toMatchObject([{ id: ended.id }])
    expect(await read(waiting.id)).toEqual([])
    expect(await read(crypto.randomUUID())).toEqual([])
  })
})

describe('Administrators', () => {
  test('are refused a moment after the last day of the calendar, at its field; the last day is exported', async () => {
    const admin = await signInAdmin(server)
    const late = maintenance({ shownFrom: '3000-01-01T00:00:00Z', shownUntil: '9999-12-31T23:59:59Z' })
    expect(await server.ask('announcement/create', late, admin)).toMatchObject({
      status: 422,
      errors: [
        { field: 'shownFrom', reason: 'wrongFormat' },
        { field: 'shownUntil', reason: 'wrongFormat' },
      ],
    })
    await save(maintenance({ shownUntil: '2999-12-31T23:59:59-12:00' }))
    const { data } = await server.ask('announcement/export', {}, { ...admin, language: 'vi' })
    expect(data.text).toContain('01/01/3000 18:59')
  })

  test('find announcements by a part of the title, with or without marks, and by state', async () => {
    const admin = await signInAdmin(server)
    await save()
    await save(maintenance({ titleVi: 'Bản phát hành tháng 12', titleEn: 'December release', shownFrom: hoursFromNow(2) }))
    const list = (filter: CallInput<'announcement/get-all'>) => server.ask('announcement/get-all', filter, admin)
    expect(await list({})).toMatchObject({
      total: 2,
      data: [{ state: 'waiting' }, { state: 'shown', slides: 2, changedBy: 'Quản trị sàn' }],
    })
    expect(await list({ text: 'bao tri' })).toMatchObject({ total: 1, data: [{ titleEn: 'Maintenance on Sunday night' }] })
    expect(await list({ state: 'waiting' })).toMatchObject({ total: 1, data: [{ titleEn: 'December release' }] })
    const file = (await server.ask('announcement/export', { text: 'release' }, admin)).data
    expect(file.fileName).toBe('announcements.csv')
    expect(file.text).toContain('December release')
    expect(file.text).not.toContain('Maintenance')
  })

  test('change one; a save over somebody else’s change is refused, and nothing is lost', async () => {
    const [one, other] = [await signInAdmin(server), await signInAdmin(server)]
    const { id, version } = await save()
    const first = await server.ask('announcement/update', { ...maintenance({ titleVi: 'Hoãn bảo trì' }), id, version }, one)
    expect(first).toMatchObject({ data: { id, version: 2 } })
    const late = await server.ask('announcement/update', { ...maintenance({ titleVi: 'Dời bảo trì' }), id, version }, other)
    expect(late).toMatchObject({ status: 409, refusal: 'announcementChanged', values: { person: 'Quản trị sàn' } })
    const kept = (await server.ask('announcement/detail', { id }, other)).data
    expect(kept).toMatchObject({ titleVi: 'Hoãn bảo trì', version: 2, slides: [{ active: true }, { active: false }] })
  })

  test('sending one again without an answer, under the same key, makes one', async () => {
    const admin = await signInAdmin(server)
    const key = crypto.randomUUID()
    const announcement = maintenance()
    const [first, again] = [
      await server.ask('announcement/create', announcement, { ...admin, key }),
      await server.ask('announcement/create', announcement, { ...admin, key }),
    ]
    expect(again.data).toEqual(first.data)
    expect((await server.ask('announcement/get-all', {}, admin)).total).toBe(1)
  })

  test('delete one', async () => {
    const admin = await signInAdmin(server)
    const { id } = await save()
    expect(await server.ask('announcement/delete', { id }, admin)).toMatchObject({ responseCode: 0 })
    expect(await server.ask('announcement/detail', { id }, admin)).toMatchObject({ status: 404 })
    expect(await shownTo(await someone())).toEqual([])
  })
})

describe('An announcement is refused', () => {
  test.each([
    ['that ends before it begins', { shownUntil: hoursFromNow(-2) }, { refusal: 'invalidInput', errors: [{ field: 'shownUntil' }] }],
    [
      'without a slide that is shown',
      { slides: [{ active: false, imageUrl: '', contentVi: 'a', contentEn: 'b' }] },
      { errors: [{ field: 'slides' }] },
    ],
    ['without slides', { slides: [] }, { errors: [{ field: 'slides' }] }],
    [
      'whose picture is elsewhere',
      { slides: [{ active: true, imageUrl: 'https://example.com/a.png', contentVi: 'a', contentEn: 'b' }] },
      { errors: [{ field: 'slides.0.imageUrl' }] },
    ],
    ['that says something in one language only', { titleEn: ' ' }, { errors: [{ field: 'titleEn' }] }],
  ])('%s', async (_what, more, refused) => {
    const admin = await signInAdmin(server)
    expect(await server.ask('announcement/create', maintenance(more), admin)).toMatchObject({ status: 422, ...refused })
    expect((await server.ask('announcement/get-all', {}, admin)).total).toBe(0)
  })
})

describe('A release note', () => {
  const sweep = (publish = (_signals: readonly object[]): void => undefined) =>
    announceReleases.run({ pool: server.database.pool, now: new Date(), publish })
  const bellOf = async (me: Awaited<ReturnType<typeof someone>>) => (await server.ask('notification/show', {}, me)).data.notifications

  test('stands in the bell of every property once its time has come, once', async () => {
    const [here, there] = [await someone(), await someone()]
    const { id } = await save(maintenance({ fromRelease: true }))
    await sweep()
    await sweep()
    const told = {
      type: 'release',
      detailCode: id,
      fromRelease: true,
      content: [{ name: 'Bảo trì đêm Chủ nhật' }, { name: 'Maintenance on Sunday night' }],
    }
    expect(await bellOf(here)).toMatchObject([told])
    expect(await bellOf(there)).toMatchObject([told])
  })

  test('is not told before its time, nor is what is no release note', async () => {
    const me = await someone()
    await save(maintenance({ fromRelease: true, shownFrom: hoursFromNow(1) }))
    await save(maintenance())
    await sweep()
    expect(await bellOf(me)).toEqual([])
  })

  test('notifies the screens of all properties', async () => {
    const me = await someone()
    const ear = await listenLive(server.url(), me.token)
    await server.database.pool.query("select pg_notify('innkeeper_live', $1)", [
      JSON.stringify({ topic: 'stale', propertyId: null, prefixes: ['notification'] }),
    ])
    expect(await ear.stale('notification')).toEqual({ topic: 'stale', propertyId: null, prefixes: ['notification'] })
    ear.close()
    const signals: object[] = []
    await save(maintenance({ fromRelease: true }))
    await sweep((told) => signals.push(...told))
    expect(signals).toEqual([{ topic: 'stale', propertyId: null, prefixes: ['notification', 'announcement'] }])
  })
})
