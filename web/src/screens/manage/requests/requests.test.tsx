import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { requestShown } from '#testing/request-shown.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { RequestListScreen } from './request-list-screen.tsx'
import { RequestScreen } from './request-screen.tsx'

beforeEach(() => keepOwnSession(signedInAs()))

const listed = async (more: object) => {
  answerCalls({ 'request-booking/search': () => ({ body: { data: [{ ...requestShown(), ...more }], total: 1 } }) })
  await show(<RequestListScreen />)
  await screen.findByRole('row', { name: /26120951, Golden Sand Travel/u })
  return screen.queryByRole('button', { name: 'Give feedback on request 26120951' })
}

test.each([
  ['1 waiting for feedback', {}, true],
  ['1, of an agent that is not linked any more', { connect: false }, false],
  ['2 feedback given', { requestStatus: 2 }, false],
  ['3 complete', { requestStatus: 3, endedBecause: 'booked' }, false],
  ['4 cancelled', { requestStatus: 4, endedBecause: 'passed' }, false],
])('"the feedback action is offered only when the status is 1 and connect is true": %s', async (_what, more, offered) => {
  expect((await listed(more)) !== null).toBe(offered)
})

test('a request’s page names the nights that are too full and says why it cannot be answered', async () => {
  const allowed = { feedback: { ok: false, reason: 'contractNotSigned' } } as const
  answerCalls({ 'request-booking/detail': () => ({ body: { data: requestShown({ allowed }) } }) })
  await show(<RequestScreen />, { language: 'en' })
  await screen.findByRole('heading', { name: /Request 26120951/u })
  expect(screen.getByText('9 left, too few on 29/01')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Give feedback/u }).getAttribute('aria-disabled')).toBe('true')
})
