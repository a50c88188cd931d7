import { expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { withPlaces } from '#testing/factories/with-places.ts'

const server = useTestServer()
withPlaces(server)

const find = async (input: { provinceCode?: string; text?: string }) => (await server.ask('location/get-all', input)).data

test('all 34 provinces are offered to anybody, and communes only where they are asked for', async () => {
  const { provinces, communes } = await find({})
  expect(provinces).toHaveLength(34)
  expect(provinces).toContainEqual({ code: '48', nameVi: 'Thành phố Đà Nẵng', nameEn: 'Da Nang City' })
  expect(communes).toEqual([])
})

test('a province lists its communes, in the order of the Vietnamese alphabet', async () => {
  const { communes } = await find({ provinceCode: '46' })
  expect(communes).toHaveLength(40)
  expect(communes.every(({ provinceCode }) => provinceCode === '46')).toBe(true)
  const names = communes.map(({ nameVi }) => nameVi)
  expect(names).toEqual(names.toSorted(new Intl.Collator('vi').compare))
})

test.each([
  ['hoan kiem', '00070'],
  ['HOÀN KIẾM', '00070'],
  ['phu quoc', '31078'],
  ['ba na', '20308'],
])('“%s” is found with or without diacritics', async (text, code) => {
  expect((await find({ text })).communes.map((commune) => commune.code)).toContain(code)
})

test('a text is sought in the province that is asked for, and % is no wildcard', async () => {
  expect((await find({ provinceCode: '01', text: 'phu quoc' })).communes).toEqual([])
  expect((await find({ text: '%%' })).communes).toEqual([])
  expect((await find({ text: 'da nang' })).provinces.map(({ code }) => code)).toEqual(['48'])
})

test('a signed-in user reads the background of maps', async () => {
  const owner = await signInTo(server, await makeProperty(server))
  expect((await server.ask('location/map', {}, owner)).data).toEqual({ tiles: null, attribution: '' })
})
