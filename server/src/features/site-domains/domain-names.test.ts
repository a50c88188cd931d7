import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let owner: SignedIn
let domain: string

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
  domain = `h${crypto.randomUUID().slice(0, 12)}.vn`
})

const create = (text: string) => server.ask('connect/create', { domain: text }, owner)
const detail = async () => (await server.ask('connect/detail', {}, owner)).data

describe('A domain’s name', () => {
  test.each([
    ['hai au.vn', 'domainInvalid'],
    ['haiau.vn:8080', 'domainWithMore'],
    ['haiau.vn/dat-phong', 'domainWithMore'],
    ['103.9.76.1', 'domainIsAddress'],
    ['0x7f.1', 'domainIsAddress'],
    ['[::1]', 'domainIsAddress'],
    ['com.vn', 'domainIsSuffix'],
    ['localhost', 'domainInside'],
    ['pms.internal', 'domainInside'],
  ] as const)('“%s” is refused with “Invalid domain name” (%s)', async (text, refusal) => {
    const refused = await create(text)
    expect(refused).toMatchObject({ status: 422, refusal })
    expect(refused.errors).toMatchObject([{ field: 'domain', message: expect.stringMatching(/^Invalid domain name/u) }])
    expect((await detail()).domains).toEqual([])
  })

  test('in capitals, with www. and a final dot, is one and the same; a second time it is refused', async () => {
    await create(`https://WWW.${domain.toUpperCase()}./`)
    expect((await detail()).domains).toMatchObject([{ domain }])
    expect(await create(domain)).toMatchObject({ status: 409, refusal: 'domainAlready' })
  })

  test('of another script is kept as DNS writes it and shown as people do', async () => {
    await create('HảiÂu-ĐàNẵng.vn')
    expect((await detail()).domains[0]).toMatchObject({ domain: 'xn--hiu-nng-cwap68b499xnga.vn', name: 'hảiâu-đànẵng.vn' })
  })
})
