import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { slowUploads, type SlowUpload } from '#testing/slow-uploads.ts'
import { deluxe, flexible, tree } from '../steps/rooms/sample-tree.ts'
import { ExcelScreen } from './excel-screen.tsx'

const address = '/u/0/hotel-manage/room-sale/avail-and-rate/excel'
const counts = { change: 5, equal: 0, skipped: 0, refused: 0 }
const preview = {
  hash: 'h1',
  allowed: true,
  nights: 5,
  ...counts,
  derived: 0,
  reasons: [],
  warnings: [],
  groups: [{ roomTypeId: deluxe, roomPlanId: flexible, field: 'price', ...counts, runs: [], moreRuns: 0 }],
  exportedAt: '2026-11-20T02:00:00.000Z',
  problems: [],
  problemCount: 0,
  collisions: [],
  collisionCount: 0,
}
const bad = {
  ...preview,
  allowed: false,
  problems: [{ cell: 'Price!F12', reason: 'cellNotNumber', message: '“one” is not a number.' }],
  problemCount: 1,
  collisions: [
    {
      roomTypeId: deluxe,
      roomPlanId: flexible,
      night: '2027-02-05',
      cell: 'Price!G12',
      field: 'price',
      mine: 1_900_000,
      theirs: 1_700_000,
      person: 'Trần Bảo',
      at: '2026-11-21T02:00:00.000Z',
      operationNo: 9,
    },
  ],
  collisionCount: 1,
}

configure({ defaultHidden: true })

const begin = async (codes: Parameters<typeof rolesOf>[0] = ['AVAIL_RATE_1', 'AVAIL_RATE_2']) => {
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(codes) } }))
  const uploads = slowUploads()
  const asked = answerCalls({
    'room-plan/get-room-plan-all': () => ({ body: { data: tree } }),
    'room-plan/export-workbook': () => ({ body: { data: { fileName: 'rates.xlsx', mediaType: 'application/zip', base64: 'UEs=' } } }),
  })
  await show(<ExcelScreen />, { address })
  await screen.findByRole('button', { name: 'Export to Excel' })
  return { asked, uploads, user: userEvent.setup({ applyAccept: false }) }
}

const choose = async ({ user, uploads }: Awaited<ReturnType<typeof begin>>, answer: object): Promise<SlowUpload> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no picker')
  await user.upload(input, new File(['PK'], 'rates.xlsx'))
  return answered(uploads, { data: answer })
}

const answered = async (uploads: readonly SlowUpload[], body: object, status = 200): Promise<SlowUpload> => {
  const before = uploads.length
  const last = await waitFor(() => {
    const found = uploads.at(-1)
    if (found === undefined || done.has(found)) throw new Error(`not sent yet after ${before}`)
    return found
  })
  done.add(last)
  last.answer(status, body)
  return last
}

const done = new Set<SlowUpload>()

beforeEach(() => sessionStorage.clear())

test('three months of all that is active are exported unless something else is chosen', async () => {
  const { asked, user } = await begin()
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }))
  await waitFor(() => expect(asked.some(({ url }) => url.pathname.endsWith('/export-workbook'))).toBe(true))
  const sent = asked.find(({ url }) => url.pathname.endsWith('/export-workbook'))?.body
  expect(sent).toMatchObject({ fields: ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay', 'allotment', 'closed', 'releaseDays'] })
})

test('a workbook is read, shown, applied once with the hash of what was seen, and can be undone', async () => {
  const at = await begin()
  await choose(at, preview)
  const apply = await screen.findByRole('button', { name: 'Apply to 5 nights' })
  fireEvent.click(apply)
  fireEvent.click(apply)
  // One answer to 'room-plan/apply-workbook', though it was pressed twice.
  const sent = await answered(at.uploads, { data: { operationNo: 14, nights: 5, ...counts } })
  expect(sent.fields).toMatchObject({ leaveProblems: 'false', expect: 'h1' })
  await screen.findAllByText(/5 nights applied, operation 14\./)
  expect(at.uploads).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Undo' }).length).toBeGreaterThan(0)
})

test('cells that cannot be used and cells that somebody changed are named; the rest can be applied', async () => {
  const at = await begin()
  await choose(at, bad)
  expect((await screen.findByRole('list', { name: 'Excel cells that cannot be used' })).textContent).toBe(
    'Price!F12 “one” is not a number.',
  )
  expect(screen.getByRole('list', { name: 'Excel cells changed by somebody' }).textContent).toMatch(/Price!G12.*Trần Bảo/u)
  expect(screen.getByRole('button', { name: 'Apply to 5 nights' }).getAttribute('aria-disabled')).toBe('true')
  await at.user.click(screen.getByRole('checkbox', { name: /Leave out Excel cells/ }))
  expect((await answered(at.uploads, { data: { ...bad, allowed: true } })).fields).toMatchObject({ leaveProblems: 'true' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply to 5 nights' }).getAttribute('aria-disabled')).not.toBe('true'))
})

test('a refused workbook says why; without an answer it can be sent again and counts once', async () => {
  const at = await begin()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no picker')
  await at.user.upload(input, new File(['PK'], 'rates.xlsx'))
  await answered(
    at.uploads,
    { responseCode: 721, message: 'This workbook was not exported from the grid.', refusal: 'workbookForeign' },
    422,
  )
  await screen.findAllByText(/was not exported from the grid/)
  await choose(at, preview)
  fireEvent.click(await screen.findByRole('button', { name: 'Apply to 5 nights' }))
  const lost = await waitFor(() => {
    const last = at.uploads.at(-1)
    if (last === undefined || done.has(last)) throw new Error('not sent yet')
    return last
  })
  done.add(lost)
  lost.breakOff()
  await at.user.click(await screen.findByRole('button', { name: 'Send again' }))
  const again = await answered(at.uploads, { data: { operationNo: 14, nights: 5, ...counts } })
  expect(again.headers['idempotency-key']).toBe(lost.headers['idempotency-key'])
  await screen.findAllByText(/5 nights applied, operation 14\./)
})

test('without the right to change, nights can be exported but not imported', async () => {
  await begin(['AVAIL_RATE_1'])
  expect(screen.getByRole('button', { name: 'Choose a workbook' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true')
})
