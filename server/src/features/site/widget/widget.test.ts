import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSellingPark } from '#testing/factories/book-tickets.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { savedLook } from '#testing/forms/look-forms.ts'
import { makeTicketProduct } from '#testing/forms/ticket-forms.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const selling = () => makeSelling(server, { from: inDays(0), to: inDays(60), allotment: 2 })

/** The bytes of the script as they are sent, which `fetch` unpacks. */
const sent = (path: string) =>
  new Promise<{ readonly status: number | undefined; readonly bytes: Buffer; readonly encoding: string | undefined }>((resolve, reject) => {
    get(`${server.url()}${path}`, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve({ status: reply.statusCode, bytes: Buffer.concat(parts), encoding: reply.headers['content-encoding'] }))
    }).on('error', reject)
  })

test('the script is below 6 KB even before it is packed, and may be loaded by every site', async () => {
  const sold = await selling()
  const path = `/book/${sold.property}/widget.js`
  const { bytes, encoding, status } = await sent(path)
  expect(status).toBe(200)
  expect(encoding).toBe('br')
  const text = brotliDecompressSync(bytes)
  expect(text.length).toBeLessThan(6000)
  expect(bytes.length).toBeLessThan(2500)
  expect(text.toString()).toContain(`"code":"${sold.property}"`)
  const reply = await fetch(`${server.url()}${path}`)
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(reply.headers.get('content-type')).toContain('text/javascript')
  const again = await fetch(`${server.url()}${path}`, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('the script has the colours that the hotel published, not those of a draft', async () => {
  const sold = await selling()
  const owner = await signInTo(server, sold.propertyId)
  const script = async () => (await fetch(`${server.url()}/book/${sold.property}/widget.js`)).text()
  const { version } = (await server.ask('header-footer/detail', {}, owner)).data
  const saved = await server.ask('header-footer/update', { ...savedLook, version }, owner)
  expect(await script()).not.toContain(savedLook.colours.button)
  await server.ask('header-footer/publish', { seen: saved.data.version }, owner)
  expect(await script()).toContain(`background:${savedLook.colours.button}`)
})

test('a hotel that is not on sale and a code that nobody has give no script, so that the link in the page stays', async () => {
  const sold = await selling()
  await server.database.pool.query(`update property set state = 'offsite' where property_id = $1`, [sold.propertyId])
  const answers = await Promise.all([sold.property, 'NOBODY'].map((code) => fetch(`${server.url()}/book/${code}/widget.js`)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', ''])
})

test('a hotel’s name cannot end the script', async () => {
  const sold = await selling()
  await server.database.pool.query(`update property set name_en = '</script><script>alert(1)' where property_id = $1`, [sold.propertyId])
  expect(await (await fetch(`${server.url()}/book/${sold.property}/widget.js`)).text()).not.toContain('</script>')
})

/** The script of a park with some products, of the name that is given or of their own. */
const scriptOfPark = async (more: readonly string[], name?: { readonly nameVi: string; readonly nameEn: string }) => {
  const park = await makeSellingPark(server, name)
  await inTurn(more.length, (at) => makeTicketProduct(server, park.owner, { code: more[at] ?? '', ...name }))
  return { park, script: await (await fetch(`${server.url()}/book/${park.property}/widget.js`)).text() }
}

test('a park’s script asks for the day and the product, is below 6 KB, and leads to the park’s own pages', async () => {
  const { park, script } = await scriptOfPark(['BUOITOI'])
  expect(Buffer.byteLength(script)).toBeLessThan(6000)
  expect(script).toContain('"day":"Day of the visit"')
  expect(script).toContain('"code":"BUOITOI"')
  expect(script).toContain(`"address":"${server.url()}/book/${park.property}"`)
  expect(script).not.toContain('Check-in')
})

test('a park with one product asks for the day alone; so does one with so many long names that the script would be too large', async () => {
  expect((await scriptOfPark([])).script).toContain('"products":[]')
  const long = { nameVi: 'Vé trọn ngày cả công viên, '.repeat(9), nameEn: 'Day ticket for the whole park, '.repeat(8) }
  const { script } = await scriptOfPark(['BUOITOI', 'COMBO', 'VENAM', 'VEDEM', 'VETUAN'], long)
  expect(script).toContain('"products":[]')
  expect(Buffer.byteLength(script)).toBeLessThan(6000)
})

test('the names of a park’s products cannot end the script', async () => {
  const { script } = await scriptOfPark(['BUOITOI'], { nameVi: 'Vé', nameEn: '</script><script>alert(1)' })
  expect(script).toContain('BUOITOI')
  expect(script).not.toContain('</script>')
})
