import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { siteNetwork } from '#outside/sites/site-network.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { savedMail } from '#testing/forms/mail-forms.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { lookUpSender } from './look-up-sender.ts'

const server = useTestServer()
let owner: SignedIn
let names: PretendNameServer

const key = 'A'.repeat(216)
const dkimName = 'google._domainkey.haiau.example'

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
  names = await startPretendNameServer({
    'haiau.example': { texts: ['google-site-verification=1', 'v=spf1 mx ~all'], mailHosts: ['mx.haiau.example'] },
    'mx.haiau.example': { addresses: ['203.162.4.191'] },
    'smtp.haiau.example': { addresses: ['203.162.4.191', '2001:db8::1'] },
    [dkimName]: { texts: [`v=DKIM1; p=${key}`] },
    '_dmarc.haiau.example': { texts: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@haiau.example'] },
  })
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: null })
})
afterEach(() => names.stop())

const save = (more: object = {}, version = 1) => server.ask('email/update', { ...savedMail, ...more, version }, owner)
const look = (by = owner) => server.ask('email/sender-domain', {}, by)
const found = async () => {
  const { data } = await look()
  if (data === null) throw new Error('the domain was not looked up')
  return data
}

describe('The records of the sender’s domain', () => {
  test('are looked up, and the server is found among the domain’s own mail servers', async () => {
    await save()
    expect(await found()).toEqual({
      domain: 'haiau.example',
      server: 'smtp.haiau.example',
      spf: { problem: null, records: ['v=spf1 mx ~all'], ending: 'softfail', naming: 'named', about: '', publish: null },
      dkim: { problem: null, name: dkimName, records: [`v=DKIM1; p=${key}`] },
      dmarc: {
        problem: null,
        name: '_dmarc.haiau.example',
        records: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@haiau.example'],
        policy: 'quarantine',
        reportsTo: ['dmarc@haiau.example'],
        publish: null,
      },
    })
    expect([...names.asked].filter((name) => !name.endsWith('haiau.example'))).toEqual([])
  })

  test('that are missing are told with the record to publish; looking again sees what was published', async () => {
    await save()
    names.records['haiau.example'] = {}
    delete names.records['_dmarc.haiau.example']
    delete names.records[dkimName]
    const before = await found()
    expect(before).toMatchObject({
      spf: { problem: 'missing', publish: { name: 'haiau.example', value: 'v=spf1 a:smtp.haiau.example ~all' } },
      dkim: { problem: 'missing', name: dkimName },
      dmarc: { problem: 'missing', publish: { name: '_dmarc.haiau.example', value: 'v=DMARC1; p=none; rua=mailto:letan@haiau.example' } },
    })
    names.records['haiau.example'] = { texts: [before.spf.publish?.value ?? ''] }
    expect((await found()).spf).toMatchObject({ problem: null, naming: 'named' })
  })

  test('two SPF records are an error', async () => {
    await save()
    names.records['haiau.example'] = { texts: ['v=spf1 mx ~all', 'v=spf1 include:_spf.google.com -all'] }
    expect((await found()).spf).toMatchObject({ problem: 'several', records: { length: 2 } })
  })

  test('that SPF includes are followed', async () => {
    await save()
    names.records['haiau.example'] = { texts: ['v=spf1 include:_spf.hosting.example -all'] }
    expect((await found()).spf).toMatchObject({ problem: 'includeBroken', about: '_spf.hosting.example' })
    names.records['_spf.hosting.example'] = { texts: ['v=spf1 ip6:2001:db8::/32 -all'] }
    expect((await found()).spf).toMatchObject({ problem: null, naming: 'named', ending: 'fail' })
  })
})

describe('A look-up', () => {
  test('without a selector says that DKIM cannot be looked up, and the rest is', async () => {
    await save({ dkimSelector: '' })
    expect(await found()).toMatchObject({ spf: { problem: null }, dkim: { problem: 'noSelector' }, dmarc: { problem: null } })
    expect(names.asked.some((name) => name.includes('_domainkey'))).toBe(false)
  })

  test('without a name server says that nothing could be looked up, and the screen still gets its answer', async () => {
    await save()
    server.outside.lookDomainsUpAt({ nameServer: '127.0.0.1:9', portOnThisMachine: null })
    const answer = await look()
    expect(answer).toMatchObject({
      status: 200,
      data: { spf: { problem: 'notLookedUp' }, dkim: { problem: 'notLookedUp' }, dmarc: { problem: 'notLookedUp' } },
    })
  })

  test('asks nothing while emails go through Innkeeper', async () => {
    expect((await look()).data).toBeNull()
    await save({ senderType: 'innkeeper' })
    expect((await look()).data).toBeNull()
    expect(names.asked).toEqual([])
  })

  test('is made for who may only look, and not for another property', async () => {
    await save()
    const looker = await signInTo(server, owner.propertyId ?? '', { codes: ['SUPPORT_1', 'BE_SETTINGS_1'] })
    expect((await look(looker)).data?.domain).toBe('haiau.example')
    expect((await look(await signInTo(server, await makeProperty(server)))).data).toBeNull()
  })

  test('is refused when it comes too often', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => look()))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

describe('A name server that is slow', () => {
  const sender = { domain: 'haiau.example', host: 'smtp.haiau.example', address: 'letan@haiau.example', selector: 'google' }
  const lookWith = (patience: number) =>
    lookUpSender(
      siteNetwork(() => ({ nameServer: names.address, portOnThisMachine: null })),
      sender,
      patience,
    )

  test('leaves only those records open that it did not tell in time', async () => {
    names.records[dkimName] = { silent: true }
    expect(await lookWith(1500)).toMatchObject({ spf: { naming: 'named' }, dkim: { problem: 'notLookedUp' }, dmarc: { problem: null } })
  })

  test('with what a record includes leaves it open whether the server is named', async () => {
    names.records['haiau.example'] = { texts: ['v=spf1 include:_spf.hosting.example -all'] }
    names.records['_spf.hosting.example'] = { silent: true }
    expect((await lookWith(1500)).spf).toMatchObject({ problem: null, naming: 'unsure', ending: 'fail' })
  })
})

test('records of strangers have no name of an internal network looked up', async () => {
  await save()
  names.records['haiau.example'] = { texts: ['v=spf1 include:secret.internal a:printer.local mx:nas.lan -all'] }
  expect((await found()).spf).toMatchObject({ problem: null, naming: 'unsure' })
  expect(names.asked.filter((name) => /internal|local|lan/u.test(name))).toEqual([])
})

test.each([
  [{ senderAddress: 'letan@haiau.local' }, 'senderAddress'],
  [{ dkimSelector: 'google._domainkey.haiau.example' }, 'dkimSelector'],
  [{ dkimSelector: 'goo gle' }, 'dkimSelector'],
])('%j is refused at its field', async (more, field) => {
  const refused = await save(more)
  expect(refused).toMatchObject({ status: 422, errors: [expect.objectContaining({ field })] })
})
