import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { registerForm } from '#testing/forms/register-form.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { makeWholeProperty } from '#testing/factories/whole-property.ts'

const server = useTestServer()
const query = (sql: string, values: readonly unknown[] = []) => server.database.pool.query(sql, [...values])

let admin: SignedIn
beforeAll(async () => void (admin = await signInAdmin(server)))
afterEach(() => query('truncate throttle'))

/** Registers a property and answers its id. */
const registered = async (change: Parameters<typeof registerForm>[1] = {}): Promise<string> => {
  const { data } = await server.ask('register', await registerForm(server, change))
  const { rows } = await server.database.pool.query<{ id: string }>('select property_id as id from property where code = $1', [data.code])
  return rows[0]?.id ?? ''
}

const list = async (input: Parameters<typeof server.ask<'supplier/get-all-hotel'>>[1]) => server.ask('supplier/get-all-hotel', input, admin)
const detailOf = async (id: string) => (await server.ask('supplier/hotel/detail', { id }, admin)).data

describe('The platform’s list of properties', () => {
  test('search finds a name without diacritics, a code, the applicant and the tax code', async () => {
    const id = await registered({ nameVi: 'Suối Mơ Đá Bạc', taxCode: '0409998887', fullName: 'Trần Đình Phúc' })
    const [row] = (await list({ text: 'suoi mo da bac' })).data
    expect(row).toMatchObject({
      id,
      nameVi: 'Suối Mơ Đá Bạc',
      state: 'create',
      owner: { fullName: 'Trần Đình Phúc' },
      contract: 'not created',
    })
    const found = await Promise.all([row?.code ?? '', 'dinh phuc', '0409998887'].map((text) => list({ text })))
    expect(found.map(({ data }) => data.map((one) => one.id))).toEqual([[id], [id], [id]])
    expect((await list({ text: '%' })).data).toEqual([])
  })

  test('registrations to verify stand with the one due first at the top, and are counted, the overdue ones too', async () => {
    const [late, early] = [await registered({ nameVi: 'Đến sau' }), await registered({ nameVi: 'Đến trước' })]
    await query(`update certificate set verify_by = now() - interval '1 hour' where property_id = $1`, [early])
    const { data } = await list({ view: 'verify', text: 'den ' })
    expect(data.map(({ id }) => id)).toEqual([early, late])
    const counts = await server.ask('supplier/hotel-counts', { text: 'den ' }, admin)
    expect(counts.data).toMatchObject({ verify: 2, overdue: 1, approve: 0, onsite: 0, all: 2 })
  })

  test('“items with display order 0 appear last”; the rest in their order', async () => {
    const names = ['Thứ tự không', 'Thứ tự hai', 'Thứ tự một']
    const ids = await Promise.all(names.map((nameVi) => makeProperty(server, { nameVi, nameEn: nameVi })))
    const orders = [0, 2, 1]
    const change = (id: string, at: number) => server.ask('supplier/hotel/change-index', { id, displayOrder: orders[at] ?? 0 }, admin)
    expect((await Promise.all(ids.map(change))).map(({ data }) => data.displayOrder)).toEqual(orders)
    const { data } = await list({ text: 'thu tu' })
    expect(data.map(({ nameVi }) => nameVi)).toEqual(['Thứ tự một', 'Thứ tự hai', 'Thứ tự không'])
  })

  test('kind, state and view narrow it; pages tell the total', async () => {
    await makeProperty(server, { nameVi: 'Lọc công viên', kind: 'playground', state: 'onsite' })
    await makeProperty(server, { nameVi: 'Lọc khách sạn', state: 'wait approve' })
    expect((await list({ text: 'loc ', kind: 'playground' })).data).toMatchObject([{ kind: 'playground' }])
    expect((await list({ text: 'loc ', view: 'approve' })).data).toMatchObject([{ state: 'wait approve' }])
    expect((await list({ text: 'loc ', state: 'onsite' })).data).toMatchObject([{ state: 'onsite' }])
    expect(await list({ text: 'loc ', limit: 1 })).toMatchObject({ total: 2, data: [{}] })
  })

  test('the export holds what the list shows, in the language of who exports, and never a formula', async () => {
    await makeProperty(server, { nameVi: '=1+1 Tệp', state: 'wait approve' })
    const { data } = await server.ask('supplier/export-hotel', { text: 'tep' }, { ...admin, language: 'vi' })
    const [head, ...rows] = data.text.trim().split('\r\n')
    expect(head).toContain('Tên tiếng Việt')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`'=1+1 Tệp`)
    expect(rows[0]).toContain('Chờ duyệt')
  })
})

describe('What is needed to decide on a property', () => {
  test('its facts, who registered it, its certificate, the nine parts, the contract, its life, and what may be done', async () => {
    const id = await registered({ nameVi: 'Nhà Bên Suối' })
    expect(await detailOf(id)).toMatchObject({
      nameVi: 'Nhà Bên Suối',
      taxCode: '0401234567',
      province: { vi: 'Đà Nẵng', en: 'Da Nang' },
      commune: { vi: 'Hải Châu', en: 'Hai Chau' },
      registration: { fullName: 'Nguyễn Thị Thuỳ Dương', position: 'Giám đốc', termsVersion: '2026-11' },
      certificates: [{ certificateNo: 1, fileName: 'giấy phép.pdf', verdict: null }],
      contract: 'not created',
      moves: [{ act: 'register', from: null, to: 'create', mover: 'property' }],
      acts: [],
    })
    const { items, done } = await detailOf(id)
    expect(items).toHaveLength(9)
    expect(items.filter(({ ok }) => ok)).toHaveLength(done)
  })

  test('an act that is barred says why', async () => {
    const id = await makeWholeProperty(server, { state: 'approved' })
    await query(`update e_contract set state = 'released' where property_id = $1`, [id])
    expect((await detailOf(id)).acts).toEqual([{ act: 'putOnSale', ok: false, reason: 'contractNotSigned' }])
  })

  test('the certificate comes as the file that was sent', async () => {
    const id = await registered()
    const { rows } = await server.database.pool.query<{ file: string }>('select file from certificate where property_id = $1', [id])
    const content = Buffer.from('%PDF-1.7 giấy phép')
    await server.outside.files.put(`${rows[0]?.file ?? ''}.certificate`, content, 'application/pdf')
    const { data, headers } = await server.ask('supplier/hotel/certificate', { id, certificateNo: 1 }, admin)
    expect(data).toEqual({ fileName: 'giấy phép.pdf', mediaType: 'application/pdf', base64: content.toString('base64') })
    // It is a stranger's file: a browser that shows the answer as a page runs, guesses and keeps nothing of it.
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/u)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a file that the storage has lost is said to be gone', async () => {
    const id = await registered()
    expect(await server.ask('supplier/hotel/certificate', { id, certificateNo: 1 }, admin)).toMatchObject({ refusal: 'uploadExpired' })
    expect(await server.ask('supplier/hotel/certificate', { id, certificateNo: 2 }, admin)).toMatchObject({ refusal: 'notFound' })
  })

  test('a property that does not exist is not found, whatever is asked of it', async () => {
    const id = '018f4b2e-7c1a-7d3e-9b5f-2a6c8d0e1f34'
    const replies = await Promise.all([
      server.ask('supplier/hotel/detail', { id }, admin),
      server.ask('supplier/hotel/change-index', { id, displayOrder: 1 }, admin),
      server.ask('supplier/hotel/verify', { id, certificateNo: 1, verdict: 'verified' }, admin),
      server.ask('supplier/hotel/move', { id, act: 'approve' }, admin),
      server.ask('supplier/hotel/login', { hotelId: id }, admin),
    ])
    expect(replies.map(({ refusal }) => refusal)).toEqual(replies.map(() => 'notFound'))
  })
})

test('an administrator enters a property as its owner, with a token of its own', async () => {
  const id = await makeProperty(server, { state: 'create' })
  const { data } = await server.ask('supplier/hotel/login', { hotelId: id }, admin)
  expect(data).toMatchObject({ user: { owner: true, type: 'AM' }, hotel: { id, state: 'create' } })
  expect((await server.ask('dashboard/info-status', {}, data)).data).toMatchObject({ state: 'create' })
  const owner = await signInTo(server, id)
  expect(await server.ask('supplier/hotel/login', { hotelId: id }, owner)).toMatchObject({ status: 403 })
  expect(await server.ask('supplier/get-all-hotel', {}, data)).toMatchObject({ status: 403 })
})
