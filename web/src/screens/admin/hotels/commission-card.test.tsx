import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { hotelShown } from '#testing/hotel-shown.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { CommissionCard } from './commission-card.tsx'
import type { HotelDetail } from './hotel-detail.ts'

type Commission = HotelDetail['commission']

const agreed = { commission: 1200, person: 'Phạm Hoàng Bảo Ngọc', at: '2026-11-21T03:00:00Z' }
const proposal: Commission = { proposed: 1550, agreed: null, open: true, version: 3, changedBy: 'Nguyễn Thị Thuỳ Dương' }

const hotelWith = (commission: Commission) => hotelShown({ commission })

const readAgain = vi.fn<() => void>()
const showCard = async (
  commission: Commission,
  answer: (asked: Asked) => { status?: number; body: object } = () => ({ body: { data: { version: 4 } } }),
) => {
  const asked = answerCalls({ 'supplier/hotel/agree-commission': answer })
  const shown = await show(<CommissionCard hotel={hotelWith(commission)} readAgain={readAgain} />)
  return { ...shown, asked }
}
const field = () => page.getByRole<HTMLInputElement>('textbox', { name: /Commission/u })
const button = (name: string) => page.getByRole('button', { name: new RegExp(name, 'u') })
const type = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

beforeEach(() => {
  readAgain.mockReset()
  const signedIn = signedInAs({ hotel: null })
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, type: 'CM' } })
})

test('a proposal is confirmed as it is with one press', async () => {
  const { asked } = await showCard(proposal)
  expect(page.getByText('The property proposes 15.5 %.')).toBeDefined()
  expect(field().value).toBe('15.5')
  await userEvent.click(button('Confirm the commission'))
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ id: hotelWith(proposal).id, version: 3, commission: 1550 }]))
})

test('or another one is typed in percent', async () => {
  const { asked } = await showCard(proposal)
  await type('12,25')
  await userEvent.click(button('Confirm the commission'))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ commission: 1225 }))
})

test('what is more than everything is refused at the field before it is sent, and stays', async () => {
  const { asked } = await showCard(proposal)
  await type('150')
  await userEvent.click(button('Confirm the commission'))
  expect(await page.findByText('Commission can be at most 100 %.')).toBeDefined()
  expect([field().value, field().getAttribute('aria-invalid'), asked]).toEqual(['150', 'true', []])
})

test('an agreed one says who agreed, and is changed by typing another', async () => {
  const { asked } = await showCard({ ...proposal, agreed })
  expect(page.getByText(/^Agreed at 12 %: Phạm Hoàng Bảo Ngọc, /u)).toBeDefined()
  expect(button('Change the commission').getAttribute('aria-disabled')).toBe('true')
  await type('13')
  await userEvent.click(button('Change the commission'))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ commission: 1300 }))
})

test('a released contract keeps what was agreed, and says so', async () => {
  await showCard({ ...proposal, agreed, open: false })
  expect([field().disabled, button('Change the commission').getAttribute('aria-disabled')]).toEqual([true, 'true'])
  expect(page.getByText(/stays as agreed/u)).toBeDefined()
})

test('where the property saved meanwhile the contract is read again, and the person chooses', async () => {
  const refused = { responseCode: 535, refusal: 'contractChanged', message: 'Nguyễn Thị Thuỳ Dương has just changed it.' }
  const first = await showCard(proposal, () => ({ status: 409, body: refused }))
  await type('12')
  await userEvent.click(button('Confirm the commission'))
  await waitFor(() => expect(readAgain).toHaveBeenCalledOnce())
  first.unmount()
  await showCard({ ...proposal, proposed: 1000, version: 4 })
  const row = (await page.findByText('10 %', { selector: 'td' })).closest('tr')
  expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['Commission', '12\u00a0%', '10\u00a0%'])
})
