import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { startPretendSite, type PretendSite } from '#testing/server/pretend-site.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { checkDomains } from './check-domains.jobs.ts'

const server = useTestServer()
let owner: SignedIn
let domain: string
let names: PretendNameServer
let site: PretendSite
let page: string | null

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
  domain = `h${crypto.randomUUID().slice(0, 12)}.vn`
  page = null
  names = await startPretendNameServer({ [domain]: { addresses: ['127.0.0.1'] } })
  site = await startPretendSite((_request, response) => void response.writeHead(page === null ? 404 : 200).end(page))
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: site.port })
})
afterEach(async () => {
  await Promise.all([names.stop(), site.stop()])
})

type One = CallOutput<'connect/detail'>['domains'][number]

const create = (text: string, by = owner) => server.ask('connect/create', { domain: text }, by)
const detail = async (by = owner) => (await server.ask('connect/detail', {}, by)).data
const added = async (by = owner): Promise<One> => {
  const { id } = (await create(domain, by)).data
  return oneOf(id, by)
}
const oneOf = async (id: string, by = owner): Promise<One> => {
  const found = (await detail(by)).domains.find((one) => one.id === id)
  if (found === undefined) throw new Error('the domain is not shown')
  return found
}
const check = (id: string, by = owner) => server.ask('connect/check', { id }, by)
const publish = ({ record }: One) => void (names.records[record.name] = { texts: [record.value] })
const proved = async (by = owner): Promise<One> => {
  const one = await added(by)
  publish(one)
  await check(one.id, by)
  return oneOf(one.id, by)
}
const fileWith = (text: string, name = 'innkeeper-domain.txt') => new File([text], name, { type: 'text/plain' })
const upload = (id: string, text: string) => server.ask('connect/upload', { id }, { ...owner, file: fileWith(text) })
const allowed = async (name: string) =>
  (await fetch(`${server.url()}/api/v2/hotel/connect/domain-allowed?domain=${encodeURIComponent(name)}`)).status
const profile = async (by = owner) => (await server.ask('profile/info', {}, by)).data.hotelConnection
const merchant = async (by = owner) => (await server.ask('login/token', {}, by)).data.hotel?.merchant
const sweep = (now = new Date()) => checkDomains(server.outside).run({ pool: server.database.pool, now, publish: () => undefined })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const bell = async () =>
  (await server.ask('notification/show', {}, owner)).data.notifications
    .filter(({ type }) => type === 'siteDomain')
    .map(({ title }) => title)

describe('A domain', () => {
  test('waits for its proof, and says which record proves it; the site is at Innkeeper’s address meanwhile', async () => {
    expect(await detail()).toMatchObject({ site: null, domains: [] })
    expect(await merchant()).toBeNull()
    const one = await added()
    expect(one).toMatchObject({ domain, name: domain, state: 'waiting', problem: null, uploaded: null, provedAt: null })
    expect(one.record).toEqual({ name: `_innkeeper.${domain}`, value: expect.stringMatching(/^innkeeper-domain=[0-9a-f]{32}$/u) })
    const { site: address, platformSite } = await detail()
    expect(address).toBe(platformSite)
    expect(platformSite).toMatch(/^http:\/\/localhost:3000\/book\/\w+$/u)
    expect(await merchant()).toBe(platformSite)
    expect(await profile()).toEqual([
      { active: true, url: platformSite },
      { active: false, url: `https://${domain}` },
    ])
  })

  test('is proved by its DNS record: then it opens the site, and a certificate may be fetched for it', async () => {
    const one = await added()
    expect((await check(one.id)).data).toEqual({ state: 'failed', problem: 'recordMissing' })
    names.records[one.record.name] = { texts: ['innkeeper-domain=another'] }
    expect((await check(one.id)).data).toEqual({ state: 'failed', problem: 'recordOther' })
    expect([await allowed(domain), await merchant()]).toEqual([404, (await detail()).platformSite])
    publish(one)
    expect((await check(one.id)).data).toEqual({ state: 'proved', problem: null })
    expect(await oneOf(one.id)).toMatchObject({ state: 'proved', provedBy: 'dns', problem: null, worksUntil: null })
    expect((await detail()).site).toBe(`https://${domain}`)
    expect(await merchant()).toBe(`https://${domain}`)
    expect(await profile()).toEqual([{ active: true, url: `https://${domain}` }])
    expect([await allowed(domain), await allowed(`WWW.${domain}.`), await allowed(`x.${domain}`)]).toEqual([200, 200, 404])
  })

  test('that DNS does not know says so', async () => {
    const one = await added()
    delete names.records[domain]
    expect((await check(one.id)).data).toEqual({ state: 'failed', problem: 'nameNotFound' })
  })
})

describe('The file that proves a domain', () => {
  test('counts at its place on the site, once it was uploaded here', async () => {
    const one = await added()
    page = `${one.file.content}\n`
    expect((await check(one.id)).data.problem).toBe('recordMissing')
    expect(site.asked).toEqual([])
    expect((await upload(one.id, `\uFEFF${one.file.content}\r\n`)).data).toEqual({ name: 'innkeeper-domain.txt' })
    page = null
    expect((await check(one.id)).data.problem).toBe('fileMissing')
    page = `Not found: ${one.file.content}`
    expect((await check(one.id)).data.problem).toBe('fileOther')
    page = one.file.content
    expect((await check(one.id)).data.state).toBe('proved')
    expect(await oneOf(one.id)).toMatchObject({ provedBy: 'file', uploaded: { name: 'innkeeper-domain.txt' } })
    expect(new Set(site.asked)).toEqual(new Set([`${domain}/.well-known/innkeeper-domain.txt`]))
  })

  test('another file is refused: “Error uploading file”; a file that does not prove the domain may be deleted', async () => {
    const one = await added()
    const wrong = await upload(one.id, 'innkeeper-domain=0')
    expect(wrong).toMatchObject({ status: 422, errors: [{ field: 'file', message: expect.stringMatching(/^Error uploading file/u) }] })
    expect((await oneOf(one.id)).uploaded).toBeNull()
    await upload(one.id, one.file.content)
    expect((await server.ask('connect/delete', { id: one.id }, owner)).responseCode).toBe(0)
    expect((await oneOf(one.id)).uploaded).toBeNull()
    expect((await server.ask('connect/delete', { id: one.id }, owner)).status).toBe(404)
    await upload(one.id, one.file.content)
    page = one.file.content
    await check(one.id)
    expect(await server.ask('connect/delete', { id: one.id }, owner)).toMatchObject({ status: 409, refusal: 'proofFileNeeded' })
  })
})

describe('A domain that changes', () => {
  test('without a name server nothing is decided, and it says so', async () => {
    const one = await added()
    server.outside.lookDomainsUpAt({ nameServer: '127.0.0.1:9', portOnThisMachine: null })
    expect((await check(one.id)).data).toEqual({ state: 'waiting', problem: 'noResolver' })
  })

  test('takes the place of the one before only when it is proved; what still waited is replaced at once', async () => {
    const first = await proved()
    const before = domain
    domain = `m${domain}`
    names.records[domain] = { addresses: ['127.0.0.1'] }
    const second = await added()
    expect((await detail()).site).toBe(`https://${before}`)
    domain = `m${domain}`
    names.records[domain] = { addresses: ['127.0.0.1'] }
    const third = await proved()
    expect((await detail()).domains.map(({ id, state }) => `${id} ${state}`)).toEqual([
      `${third.id} proved`,
      `${second.id} replaced`,
      `${first.id} replaced`,
    ])
    expect([await allowed(before), await allowed(domain)]).toEqual([404, 200])
    expect((await check(first.id)).status).toBe(404)
  })

  test('that is removed opens nothing any more: the site is at Innkeeper’s address again', async () => {
    const one = await proved()
    expect((await server.ask('connect/remove', { id: one.id }, owner)).responseCode).toBe(0)
    const { site: address, platformSite, domains } = await detail()
    expect([address, domains, await allowed(domain), await merchant()]).toEqual([platformSite, [], 404, platformSite])
  })
})

describe('Two properties', () => {
  test('cannot both prove a domain: whoever comes second is refused', async () => {
    await proved()
    const other = await signInTo(server, await makeProperty(server))
    expect(await create(domain, other)).toMatchObject({ status: 409, refusal: 'domainTaken' })
    expect((await detail(other)).domains).toEqual([])
  })

  test('that wait for the same domain at once: one of them gets it, whatever both prove', async () => {
    const other = await signInTo(server, await makeProperty(server))
    const mine = await added()
    const theirs = await added(other)
    names.records[mine.record.name] = { texts: [mine.record.value, theirs.record.value] }
    const answers = await Promise.all([check(mine.id), check(theirs.id, other)])
    expect(answers.filter(({ data }) => data?.state === 'proved')).toHaveLength(1)
    await sweep(inDays(0.1))
    const states = [(await oneOf(mine.id)).state, (await oneOf(theirs.id, other)).state]
    expect(states.toSorted()).toEqual(['failed', 'proved'])
    const loser = (await detail()).domains[0]?.state === 'failed' ? await oneOf(mine.id) : await oneOf(theirs.id, other)
    expect(loser.problem).toBe('taken')
  })

  test('do not reach each other’s domains', async () => {
    const one = await added()
    const other = await signInTo(server, await makeProperty(server))
    expect((await check(one.id, other)).status).toBe(404)
    expect((await server.ask('connect/remove', { id: one.id }, other)).status).toBe(404)
    expect((await oneOf(one.id)).state).toBe('waiting')
  })
})

test('what a proxy is told is that there is a site, or not, and nothing more', async () => {
  await proved()
  const yes = await server.ask('connect/domain-allowed', { domain })
  expect([yes.status, yes.data]).toEqual([200, null])
  const no = await server.ask('connect/domain-allowed', { domain: 'nobody.example' })
  expect(no).toMatchObject({ status: 404, refusal: 'siteUnknown' })
  expect(no.data).toBeUndefined()
})

test('the history tells who connected, proved and removed a domain', async () => {
  const one = await proved()
  await server.ask('connect/remove', { id: one.id }, owner)
  const { data } = await server.ask('connect/history', {}, owner)
  expect(data.map(({ what, person }) => [what.en, person])).toEqual([
    [`Removed the domain ${domain}`, owner.fullName],
    [`Checked the domain ${domain}`, owner.fullName],
    [`Connected the domain ${domain}`, owner.fullName],
  ])
})

describe('By the clock', () => {
  test('a waiting domain is checked again, and the bell tells when it is proved', async () => {
    const one = await added()
    await sweep()
    expect((await oneOf(one.id)).checkedAt).toBeNull()
    publish(one)
    await sweep(inDays(0.1))
    expect(await oneOf(one.id)).toMatchObject({ state: 'proved', provedBy: 'dns' })
    expect(await bell()).toEqual([expect.stringContaining(domain)])
    const { rows } = await server.database.pool.query('select person, origin from diary_entry where call = $1 and property_id = $2', [
      'connect/check',
      owner.propertyId,
    ])
    expect(rows).toEqual([{ person: 'Innkeeper', origin: 'system' }])
  })

  test('a domain whose proof is gone keeps working for a week, then fails; both are told', async () => {
    const one = await proved()
    delete names.records[one.record.name]
    await sweep(inDays(2))
    expect(await oneOf(one.id)).toMatchObject({ state: 'proved', problem: 'recordMissing', worksUntil: expect.any(String) })
    expect(await allowed(domain)).toBe(200)
    await sweep(inDays(8))
    expect((await oneOf(one.id)).state).toBe('proved')
    await sweep(inDays(10))
    expect(await oneOf(one.id)).toMatchObject({ state: 'failed', problem: 'recordMissing', worksUntil: null })
    expect([await allowed(domain), await merchant()]).toEqual([404, (await detail()).platformSite])
    expect(await bell()).toHaveLength(2)
  })

  test('two servers check a domain once', async () => {
    const one = await added()
    await server.ask('connect/upload', { id: one.id }, { ...owner, file: fileWith(one.file.content) })
    const later = inDays(0.1)
    await Promise.all([sweep(later), sweep(later)])
    expect(site.asked.length).toBeLessThanOrEqual(1)
    expect((await oneOf(one.id)).problem).toBe('fileMissing')
  })
})

test('who may only look sees the domain and changes nothing', async () => {
  const one = await added()
  const looker = await signInTo(server, owner.propertyId ?? '', { codes: ['SUPPORT_1', 'BE_INTEGRATION_1'] })
  expect((await detail(looker)).domains).toHaveLength(1)
  expect((await check(one.id, looker)).status).toBe(403)
  expect((await create('khac.vn', looker)).status).toBe(403)
})

test('the site may be connected at Innkeeper’s address, without a domain', async () => {
  const { data } = await server.ask('connect/open', {}, owner)
  expect(await detail()).toMatchObject({ site: data.site, platformSite: data.site, domains: [] })
  expect(await profile()).toEqual([{ active: true, url: data.site }])
})

test('a proxy that asks too often about names is told to wait', async () => {
  const asked = await Promise.all(Array.from({ length: 260 }, () => allowed('nobody.example')))
  expect(new Set(asked)).toEqual(new Set([404, 429]))
})

test('a property proves one domain and the database keeps a domain to one property', async () => {
  await proved()
  const again = (propertyId: string, name: string) =>
    server.database.kysely
      .insertInto('site_domain')
      .values({
        property_id: propertyId,
        site_domain_id: crypto.randomUUID(),
        domain: name,
        token: '0'.repeat(32),
        state: 'proved',
        proved_by: 'dns',
        proved_at: new Date().toISOString(),
        added_at: new Date().toISOString(),
        added_by: 'x',
      })
      .execute()
  await expect(again(await makeProperty(server), domain)).rejects.toMatchObject({ constraint: 'site_domain_of_one_property' })
  await expect(again(owner.propertyId ?? '', `m${domain}`)).rejects.toMatchObject({ constraint: 'site_domain_of_site' })
})
