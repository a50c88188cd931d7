import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { heldShown, heldTo } from '#testing/held-shown.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { BatchUpdateScreen } from '../batch-update-screen.tsx'
import { tree } from '../steps/rooms/sample-tree.ts'

type Seen = AnswerOf<'room-plan/pms-message'>
type Answers = Parameters<typeof answerCalls>[0]

const signIn = (...codes: readonly string[]) => keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(codes) } }))
beforeEach(() => signIn('AVAIL_RATE_1', 'AVAIL_RATE_2'))

const begin = async (seen: Partial<Seen> = {}, answers: Answers = {}, address = heldTo) => {
  const asked = answerCalls({
    'room-plan/get-room-plan-all': () => ({ body: { data: tree } }),
    'room-plan/pms-message': () => ({ body: { data: { ...heldShown, ...seen } } }),
    ...answers,
  })
  await show(<BatchUpdateScreen />, { address })
  return asked
}

const decided = (more: Partial<Seen['message']>): Partial<Seen> => ({
  preview: null,
  message: { ...heldShown.message, decidedAt: '2027-01-12T03:00:00.000Z', decidedBy: 'Lê Thu Hà', ...more },
})
const confirmButton = () => page.findByRole('button', { name: /^Confirm/u })

describe('“action=bulk-update together with pms_confirm and shownoti: jumps to the batch update”', () => {
  test('which shows the message: who sent it, until when it waits, what changes and what is not taken and why', async () => {
    await begin()
    await page.findByRole('heading', { name: 'From PMS lễ tân' })
    expect(page.getByRole('row', { name: /₫3,450,000.*₫3,970,000/u })).toBeTruthy()
    expect(page.getByText(/If nobody decides by .*13\/01\/2027.*, the message expires\./u)).toBeTruthy()
    expect(page.getByRole('list', { name: 'Cannot be applied; the rest can' }).textContent).toMatch(
      /DLX \/ NRF The price follows another package\. \(2 nights, from .*05\/02/u,
    )
    expect(page.getByRole('button', { name: 'Confirm and apply 7 nights' })).toBeTruthy()
  })

  test.each([
    ['is not an id', heldTo.replace(heldShown.message.id, '1'), {}],
    [
      'is nobody’s',
      heldTo,
      { 'room-plan/pms-message': () => ({ status: 404, body: { responseCode: 2, refusal: 'notFound', message: 'Not there.' } }) },
    ],
  ] as const)('a message that %s is not there, and the batch is one press away', async (_how, address, answers) => {
    await begin({}, answers, address)
    await page.findByText(/There is no such message/u)
    expect(page.getByRole('link', { name: 'Open the batch update' })).toBeTruthy()
  })

  test('says how many values a newer message has set, and leads to the next that waits', async () => {
    const { preview } = heldShown
    await begin({ preview: preview === null ? null : { ...preview, newer: 4 }, next: heldShown.message.connectionId, others: 2 })
    await page.findByText(/because a newer message of this connection has set them: 4\./u)
    const next = page.getByRole('link', { name: 'Open the oldest' })
    expect(next.getAttribute('href')).toContain(`pms_confirm=${heldShown.message.connectionId}`)
  })
})

describe('The decision', () => {
  test('needs the right to change, which is told', async () => {
    signIn('AVAIL_RATE_1')
    await begin()
    for (const button of [await confirmButton(), page.getByRole('button', { name: 'Decline' })])
      expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(page.getAllByText('Needs the right to change “Availability and price”.')).not.toEqual([])
  })

  test('is not to confirm where nothing can be taken', async () => {
    const { preview } = heldShown
    await begin({ preview: preview === null ? null : { ...preview, allowed: false, nights: 0, change: 0, equal: 0, groups: [] } })
    expect((await confirmButton()).getAttribute('aria-disabled')).toBe('true')
  })

  test('reads the message again where somebody else was faster', async () => {
    let isDecided = false
    const asked = await begin(
      {},
      {
        'room-plan/pms-message': () => ({ body: { data: isDecided ? { ...heldShown, ...decided({ state: 'declined' }) } : heldShown } }),
        'room-plan/pms-confirm': () => {
          isDecided = true
          return { status: 409, body: { responseCode: 986, refusal: 'heldDecided', message: 'Lê Thu Hà has decided already.' } }
        },
      },
    )
    await userEvent.click(await confirmButton())
    await page.findByText(/Declined by Lê Thu Hà/u)
    await waitFor(() => expect(page.queryByRole('button', { name: /^Confirm/u })).toBeNull())
    expect(asked.filter(({ url }) => url.pathname.endsWith('/pms-confirm'))).toHaveLength(1)
  })

  test.each([
    ['confirmed', { state: 'confirmed', operationNo: 12 }, /Confirmed by Lê Thu Hà, .*: 7 nights changed, operation 12\./u],
    ['confirmed, where all was so', { state: 'confirmed', operationNo: null, nights: 0 }, /Every night had this value already\./u],
    ['declined', { state: 'declined', note: 'Not agreed' }, /Note: Not agreed/u],
    ['expired', { state: 'expired', decidedBy: 'Innkeeper' }, /The message has expired\. The nights stayed as they were\./u],
  ] as const)('once it is %s, that is what the screen says, and there is nothing to press', async (_how, message, words) => {
    await begin(decided(message))
    await page.findByText(words)
    expect(page.queryByRole('button', { name: 'Decline' })).toBeNull()
  })
})

test('the batch itself says that messages wait, and leads to the oldest', async () => {
  const { message } = heldShown
  await begin(
    {},
    { 'room-plan/pms-messages': () => ({ body: { data: { waiting: [message], decided: [] } } }) },
    heldTo.replace(/\?.*/u, ''),
  )
  await page.findByText(/PMS lễ tân sent rates and availability, not applied yet/u)
  expect(page.getByRole('link', { name: 'See and decide' }).getAttribute('href')).toContain(`pms_confirm=${message.id}`)
})
