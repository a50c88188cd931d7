import { screen as page, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { hotelShown } from '#testing/hotel-shown.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { FrontScreen } from './front-screen.tsx'

const hour = 3_600_000
const hotel = hotelShown()
const { id } = hotel
const contract = {
  id,
  code: 'SONG',
  kind: 'hotel',
  nameVi: 'Sóng Biển',
  nameEn: 'Song Bien',
  place: 'with SM',
  state: 'create',
  amendment: null,
  number: 'HD-2026-0004',
  endsOn: null,
  commission: null,
  since: '2026-11-20T03:00:00Z',
  person: 'Lê Thu Hà',
}
const job = {
  id,
  kind: 'mail',
  about: { vi: 'l…@example.com', en: 'l…@example.com' },
  property: null,
  postedAt: '2026-11-20T03:00:00Z',
  failedAt: '2026-11-21T03:00:00Z',
  attempts: 35,
  problem: 'refused',
  state: 'failed',
  decision: null,
}
const troubles = {
  gateways: {
    total: 1,
    rows: [{ id, code: 'SONG', nameVi: 'Sóng Biển', nameEn: 'Song Bien', rail: 'vnpay', testedAt: '2026-11-21T03:00:00Z' }],
  },
  lost: { total: 1, rows: [{ id, code: 'SONG', nameVi: 'Sóng Biển', nameEn: 'Song Bien', missing: ['hotelImage'] }] },
}

const list = (rows: readonly object[], total = rows.length) => ({ body: { data: rows, total } })

/** Certificates that are due in so many hours: five of seven are read. */
const open = async (type: 'AM' | 'SM' | 'CM', dueIn: number): Promise<Asked[]> => {
  const signedIn = signedInAs({ hotel: null })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, type } })
  const certificate = { verdict: null, verifyBy: new Date(Date.now() + dueIn * hour).toISOString() }
  const asked = answerCalls({
    'supplier/get-all-hotel': ({ url }) =>
      url.searchParams.get('view') === 'verify' ? list([{ ...hotel, certificate }], 7) : list([hotel]),
    'supplier/contract/get-all': () => list([contract]),
    'supplier/hotel/troubles': () => ({ body: { data: troubles } }),
    'job/get-all': ({ url }) => list(url.searchParams.get('kind') === 'mail' ? [job] : []),
  })
  await show(<FrontScreen />, { language: 'en' })
  return asked
}

const headings = () => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const cardOf = async (title: string) => within(await page.findByRole('region', { name: title }))

beforeEach(() => document.body.replaceChildren())

test.each([
  ['AM', ['Certificates to verify', 'Properties awaiting approval', 'Contracts at my step']],
  ['SM', ['Contracts at my step', 'Certificates to verify', 'Properties awaiting approval']],
  ['CM', ['Contracts at my step', 'Certificates to verify', 'Properties awaiting approval']],
] as const)('%s: what waits for them stands first, what is wrong after it', async (type, waiting) => {
  await open(type, 20)
  const wrong = ['What is wrong', 'On sale with a part missing', 'Gateways failing', 'Emails not sent']
  expect(headings().slice(0, 8)).toEqual(['What waits', ...waiting, ...wrong])
})

test.each([
  [20, /^20 h left, due /u],
  [-3, /^Overdue since /u],
] as const)('a certificate says what is left of its 48 hours: %d h', async (dueIn, words) => {
  await open('AM', dueIn)
  const card = await cardOf('Certificates to verify')
  expect(await card.findByText(words)).toBeDefined()
  expect(card.getByText('7')).toBeDefined()
  expect(card.getByRole('link', { name: 'See all of them' }).getAttribute('href')).toBe('/admin/hotels?view=verify')
})

test('a contract, a part that is missing, a gateway and an email say what they are, and lead there', async () => {
  const asked = await open('SM', 20)
  const lineOf = async (title: string) => (await cardOf(title)).findByRole('link', { name: /Song Bien \(SONG\)|l…@example/u })
  const contractLine = await lineOf('Contracts at my step')
  expect(contractLine.textContent).toContain('With the sales manager')
  expect(contractLine.getAttribute('href')).toBe(`/admin/contracts/${id}`)
  expect((await lineOf('On sale with a part missing')).getAttribute('href')).toBe(`/admin/hotels/${id}`)
  expect((await lineOf('Gateways failing')).textContent).toContain('VNPAY')
  expect((await lineOf('Emails not sent')).getAttribute('href')).toBe('/admin/jobs?kind=mail')
  const mine = asked.filter(({ url }) => url.pathname.endsWith('supplier/contract/get-all'))
  expect(mine.map(({ url }) => url.searchParams.get('view'))).toEqual(['mine'])
})
