import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { SeasonsDialog } from './seasons-dialog.tsx'

const summer = {
  id: '01900000-0000-7000-8000-0000000000aa',
  version: 3,
  nameVi: 'Mùa hè',
  nameEn: 'Summer',
  color: 'amber',
  fromDay: '2027-06-01',
  toDay: '2027-08-31',
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
}

const open = async (codes: readonly string[]) => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' })) } }))
  const asked = answerCalls({
    'season/get-all': () => ({ body: { data: [summer] } }),
    'season/create': () => ({ body: { data: { id: '01900000-0000-7000-8000-0000000000ab', version: 1 } } }),
    'season/delete': () => ({ body: { data: { id: summer.id } } }),
  })
  await show(<SeasonsDialog onClose={() => undefined} />)
  await screen.findByText('Summer')
  return { asked, person: userEvent.setup() }
}

const sent = (asked: Awaited<ReturnType<typeof open>>['asked'], path: string) =>
  asked.flatMap(({ url, body }) => (url.pathname.endsWith(path) ? [body] : []))

it('adds a season; nights of another one are told before anything is sent', async () => {
  const { asked, person } = await open(['AVAIL_RATE_1', 'AVAIL_RATE_2'])
  await person.click(screen.getByRole('button', { name: 'Add a season' }))
  await person.type(await screen.findByLabelText(/Vietnamese name/u), 'Thấp điểm')
  await person.type(screen.getByLabelText(/English name/u), 'Low')
  await person.type(screen.getByRole('textbox', { name: /Nights: .*first/iu }), '15/08/2027')
  await person.type(screen.getByRole('textbox', { name: /Nights: .*last/iu }), '30/09/2027{Tab}')
  await person.click(screen.getByRole('button', { name: 'Save the season' }))
  expect(await screen.findByText('Overlaps the season “Summer”.')).toBeDefined()
  expect(sent(asked, 'season/create')).toEqual([])
  const first = screen.getByRole('textbox', { name: /Nights: .*first/iu })
  await person.clear(first)
  await person.type(first, '01/09/2027{Tab}')
  await person.click(screen.getByRole('button', { name: 'Save the season' }))
  await waitFor(() =>
    expect(sent(asked, 'season/create')).toMatchObject([{ nameEn: 'Low', color: 'green', fromDay: '2027-09-01', toDay: '2027-09-30' }]),
  )
})

it('deletes a season once it is asked', async () => {
  const { asked, person } = await open(['AVAIL_RATE_1', 'AVAIL_RATE_2'])
  await person.click(screen.getByRole('button', { name: 'Delete the season Summer' }))
  await person.click(await screen.findByRole('button', { name: 'Delete the season' }))
  await waitFor(() => expect(sent(asked, 'season/delete')).toEqual([{ id: summer.id }]))
})

it('only shows the seasons to somebody who may only look', async () => {
  await open(['AVAIL_RATE_1'])
  expect(screen.queryByRole('button', { name: /Add a season|Delete the season/u })).toBeNull()
})
