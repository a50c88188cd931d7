import type { CallInput } from '@innkeeper/protocol/catalogue'
import { startingLook } from '@innkeeper/rules/site-look/site-templates'
import { beforeEach, expect, test } from 'vitest'
import { inProperty } from '#kit/transaction/transaction.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { savedLook } from '#testing/forms/look-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { draftLook, publishedLook } from './site-looks.reads.ts'

const server = useTestServer()
let owner: SignedIn
let propertyId: string

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

type Look = Omit<CallInput<'header-footer/update'>, 'version'>

const detail = async (id?: string, as = owner) => (await server.ask('header-footer/detail', id === undefined ? {} : { id }, as)).data
const save = async (more: Partial<Look> = {}, version?: number) =>
  server.ask('header-footer/update', { ...savedLook, ...more, version: version ?? (await detail()).version }, owner)
const publish = async () => server.ask('header-footer/publish', { seen: (await detail()).version }, owner)
const published = async (more: Partial<Look> = {}) => {
  await save(more)
  return (await publish()).data
}
const versions = async () => (await server.ask('header-footer/versions', {}, owner)).data
const onSite = () => inProperty(server.database.pool, propertyId, publishedLook)
const inPreview = () => inProperty(server.database.pool, propertyId, draftLook)
const coloured = (button: string) => ({ colours: { ...savedLook.colours, button } })

test('before anybody sets anything, guests see the first template', async () => {
  expect(await detail()).toMatchObject({ version: 1, drafted: false, live: null, changedAt: null, ...startingLook('coast', 'hotel') })
  expect(await onSite()).toEqual(startingLook('coast', 'hotel'))
})

test('a park’s menu starts with its tickets', async () => {
  const park = await signInTo(server, await makeProperty(server, { kind: 'playground' }))
  expect((await detail(undefined, park)).menu[0]).toMatchObject({ nameEn: 'Tickets', page: 'rooms' })
})

test('there are three templates, each a whole look', async () => {
  const { data } = await server.ask('header-footer/template', {}, owner)
  expect(data.map(({ id, look }) => [id, look.template])).toEqual([
    ['coast', 'coast'],
    ['city', 'city'],
    ['garden', 'garden'],
  ])
})

test('a draft is saved and previewed; guests see it once it is published', async () => {
  expect(await save()).toMatchObject({ status: 200, data: { version: 2 } })
  expect(await detail()).toMatchObject({ ...savedLook, drafted: true, version: 2, changedBy: owner.fullName })
  expect([await inPreview(), await onSite()]).toEqual([savedLook, startingLook('coast', 'hotel')])
  expect(await publish()).toMatchObject({ status: 200, data: { version: 3, number: 1 } })
  expect([await inPreview(), await onSite()]).toEqual([savedLook, savedLook])
  expect(await detail()).toMatchObject({ drafted: false, live: { number: 1, publishedBy: owner.fullName, look: savedLook } })
})

test('versions say who, when, and what changed; “back to any” makes a new version that equals the old one', async () => {
  const first = await published()
  await published({ ...coloured('#2F4FAE'), menu: [] })
  expect((await versions()).map(({ number, live, changed }) => ({ number, live, changed }))).toEqual([
    { number: 2, live: true, changed: ['button', 'menu'] },
    { number: 1, live: false, changed: [] },
  ])
  const restored = await server.ask('header-footer/restore', { seen: (await detail()).version, id: first.id }, owner)
  expect(restored.data.number).toBe(1)
  expect(await publish()).toMatchObject({ data: { number: 3 } })
  expect(await onSite()).toEqual(savedLook)
  const [newest] = await versions()
  expect(newest).toMatchObject({ number: 3, publishedBy: owner.fullName, changed: ['button', 'menu'] })
  expect(await detail(newest?.id)).toMatchObject(savedLook)
  expect(await detail(first.id)).toMatchObject(savedLook)
})

test('a draft is discarded; what guests see stays', async () => {
  await published()
  await save(coloured('#2F4FAE'))
  await server.ask('header-footer/discard', { seen: (await detail()).version }, owner)
  expect(await detail()).toMatchObject({ ...savedLook, drafted: false })
})

test('a draft that equals what guests see is none, and nothing is published twice', async () => {
  await published()
  await save()
  expect((await detail()).drafted).toBe(false)
  expect(await publish()).toMatchObject({ status: 409, refusal: 'lookUnchanged' })
  expect(await versions()).toHaveLength(1)
})

const item = { nameVi: 'Spa', nameEn: 'Spa', page: 'address', address: 'https://spa.example.vn' } as const
const [widget] = savedLook.widgets

test.each([
  ['colours.button', 'lookContrast', coloured('#7A8A80')],
  ['menu.0.nameVi', 'lookWordsMissing', { menu: [{ ...item, nameVi: '', nameEn: '' }] }],
  ['menu.0.address', 'lookAddressMissing', { menu: [{ ...item, address: '' }] }],
  ['widgets.0.contentVi', 'lookWordsMissing', { widgets: [{ ...widget, contentVi: '', contentEn: '' }] }],
  ['social.0.address', 'lookAddressMissing', { social: [{ network: 'zalo', address: '' }] }],
  [
    'social.1.network',
    'lookNetworkTwice',
    {
      social: [
        { network: 'zalo', address: 'https://zalo.me/1' },
        { network: 'zalo', address: 'https://zalo.me/2' },
      ],
    },
  ],
] satisfies [string, string, Partial<Look>][])('at %s, a draft with %s is kept but not published', async (field, reason, more) => {
  expect(await save(more)).toMatchObject({ status: 200 })
  expect(await publish()).toMatchObject({ status: 422, errors: [{ field, reason }] })
  expect(await versions()).toEqual([])
})

test('contrast below 4.5:1 is refused with the nearest colour that holds, which is then published', async () => {
  await save(coloured('#7A8A80'))
  const { errors } = await server.ask('header-footer/publish', { seen: (await detail()).version }, { ...owner, language: 'en' })
  const nearest = /#[0-9A-F]{6}/u.exec(errors?.[0]?.message ?? '')?.[0] ?? ''
  expect(errors?.[0]?.message).toMatch(/^The contrast is only \d\.\d:1, at least 4\.5:1 is needed\./u)
  await save(coloured(nearest))
  expect(await publish()).toMatchObject({ status: 200 })
})

test.each([
  ['menu.0.address', 'lookNotHttps', { menu: [{ ...item, address: 'javascript:alert(1)' }] }],
  ['menu.0.address', 'lookNotHttps', { menu: [{ ...item, address: 'http://spa.example.vn' }] }],
  ['widgets.0.contentEn', 'lookLinkRefused', { widgets: [{ ...widget, contentEn: '[x](javascript:x)' }] }],
  ['social.0.address', 'lookNotOfNetwork', { social: [{ network: 'facebook', address: 'https://example.vn/fb' }] }],
] satisfies [string, string, Partial<Look>][])('at %s, %s is refused in a draft already', async (field, reason, more) => {
  expect(await save(more)).toMatchObject({ status: 422, errors: [{ field, reason }] })
  expect((await detail()).version).toBe(1)
})

test('two people who edit at once are told of each other, and nothing is overwritten', async () => {
  await save()
  expect(await save(coloured('#2F4FAE'), 1)).toMatchObject({ status: 409, refusal: 'lookChanged', values: { person: owner.fullName } })
  const late = await Promise.all([
    server.ask('header-footer/publish', { seen: 1 }, owner),
    server.ask('header-footer/discard', { seen: 1 }, owner),
  ])
  expect(late.map(({ refusal }) => refusal)).toEqual(['lookChanged', 'lookChanged'])
  expect(await detail()).toMatchObject({ ...savedLook, version: 2, live: null })
})

test('of two drafts that are saved in the same moment, one is kept and the other told', async () => {
  const replies = await Promise.all(['#2F4FAE', '#8A3B12'].map((button) => save(coloured(button), 1)))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('another property’s version is none of ours', async () => {
  const { id } = await published()
  const other = await signInTo(server, await makeProperty(server))
  expect(await server.ask('header-footer/detail', { id }, other)).toMatchObject({ status: 404, refusal: 'lookVersionMissing' })
  expect(await server.ask('header-footer/restore', { seen: 1, id }, other)).toMatchObject({ status: 404, refusal: 'lookVersionMissing' })
})

test.each(['update site_look_version set number = 9', 'delete from site_look_version'])(
  'what was published never changes: the database itself refuses “%s”',
  async (statement) => {
    const { id } = await published()
    const query = `${statement} where site_look_version_id = $1`
    const { pool } = server.database
    await expect(pool.query(query, [id])).rejects.toMatchObject({ constraint: 'site_look_version_stays' })
    await expect(inProperty(pool, propertyId, (tx) => tx.rows(query, [id]))).rejects.toMatchObject({ code: '42501' })
    expect(await detail(id)).toMatchObject(savedLook)
  },
)

test('the diary says who published which version, and what changed', async () => {
  await published()
  await published({ ...coloured('#2F4FAE'), menu: [{ ...savedLook.menu[1], address: 'https://spa.haiau.example/moi' }] })
  const { data } = await server.ask('header-footer/history', {}, owner)
  expect(data[0]).toMatchObject({ person: owner.fullName, what: { en: 'Published the look, version 2' } })
  const changes = data[0]?.changes.map(({ field, after }) => `${field.en} → ${after.en}`)
  expect(changes).toEqual(['Seven colours: Button → #2F4FAE', expect.stringMatching(/^Menu → .*https:\/\/spa\.haiau\.example\/moi/u)])
})
