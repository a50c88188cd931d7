import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { HotelChainScreen } from './hotel-chain-screen.tsx'

const signedIn = signedInAs()
const roles = (...codes: readonly string[]) => ({
  ...signedIn,
  user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) },
})
const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`
const candidates = [
  { id: id('01'), nameVi: 'Sao Biển', nameEn: 'Starfish', inChain: false },
  { id: id('02'), nameVi: 'Ngọc Lan', nameEn: 'Magnolia', inChain: true },
]
const chain = {
  version: 2,
  nameVi: 'Biển Việt',
  nameEn: 'Bien Viet',
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
  members: [
    { id: id('0a'), nameVi: 'Hải Âu', nameEn: 'Seagull', own: true, mine: true },
    { id: id('01'), nameVi: 'Sao Biển', nameEn: 'Starfish', own: false, mine: true },
    { id: id('03'), nameVi: 'Khách sạn lạ', nameEn: 'Stranger', own: false, mine: false },
  ],
}
const reads = (data: object) => ({ 'chain/get-all': () => ({ body: { data } }) })
const sent = (asked: ReturnType<typeof answerCalls>, path: string) =>
  asked.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body)

beforeEach(() => keepOwnSession(roles('HOTEL_CHAIN_1', 'HOTEL_CHAIN_2')))

test('[chain.name] chain name is required: told at each field before anything is sent', async () => {
  const asked = answerCalls(reads({ chain: null, candidates }))
  await show(<HotelChainScreen />)
  await userEvent.click(await page.findByRole('button', { name: 'Create the chain' }))
  expect(page.getByText('Please enter all required information: English name of the chain.')).toBeDefined()
  expect([...document.querySelectorAll('[aria-invalid="true"]')].map((input) => input.getAttribute('name'))).toEqual(['nameVi', 'nameEn'])
  expect(sent(asked, 'chain/add')).toEqual([])
})

test('a chain is founded with the person’s other hotels; one that is in another says so and cannot be ticked', async () => {
  const asked = answerCalls({ ...reads({ chain: null, candidates }), 'chain/add': () => ({ body: { data: { version: 1 } } }) })
  await show(<HotelChainScreen />)
  await userEvent.type(await page.findByLabelText(/Vietnamese name/u), 'Biển Việt')
  await userEvent.type(page.getByLabelText(/English name/u), 'Bien Viet')
  await userEvent.click(page.getByRole('checkbox', { name: 'Starfish' }))
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'Magnolia' }).disabled).toBe(true)
  expect(page.getByText('Already in another chain.')).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Create the chain' }))
  await waitFor(() => expect(sent(asked, 'chain/add')).toEqual([{ nameVi: 'Biển Việt', nameEn: 'Bien Viet', hotelIds: [id('01')] }]))
})

test('a member is taken out by who owns it; for another the button says why not', async () => {
  const asked = answerCalls({ ...reads({ chain, candidates: [] }), 'chain/remove': () => ({ body: { data: { hotelId: id('01') } } }) })
  await show(<HotelChainScreen />)
  const [own, strange] = await page.findAllByRole('button', { name: 'Take out of the chain' })
  expect(strange?.getAttribute('aria-disabled')).toBe('true')
  expect(page.getByText('Only its owner can take it out.')).toBeDefined()
  await userEvent.click(own ?? document.body)
  const dialog = await page.findByRole('dialog', { name: 'Take Starfish out of the chain Bien Viet?' })
  await userEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take out of the chain') ?? dialog)
  await waitFor(() => expect(sent(asked, 'chain/remove')).toEqual([{ hotelId: id('01') }]))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

test('without the right to change the chain may be looked at only', async () => {
  keepOwnSession(roles('HOTEL_CHAIN_1'))
  answerCalls(reads({ chain, candidates: [] }))
  await show(<HotelChainScreen />)
  expect(await page.findAllByText('Needs the right to change “Hotel chain”.')).not.toEqual([])
  expect(page.getByRole('button', { name: 'Leave the chain' }).getAttribute('aria-disabled')).toBe('true')
})
