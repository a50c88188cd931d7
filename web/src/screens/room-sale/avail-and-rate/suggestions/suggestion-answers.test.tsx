import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { say } from '@innkeeper/protocol/say'
import { expect, it } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { ghostNight } from '../testing/ghost-night.ts'
import { SuggestionAnswers } from './suggestion-answers.tsx'

const words = { accept: say('Nhận', 'Accept'), dismiss: say('Bỏ qua', 'Dismiss') }

const accept = async (answer: { status?: number; body: object }, count = 1) => {
  const { desk, ghost, saved } = ghostNight()
  const ghosts = [ghost, { ...ghost, at: ghost.at + 1, suggested: 2_900_000 }].slice(0, count)
  const roles = ['AVAIL_RATE_1', 'AVAIL_RATE_2'].map((fnCode) => ({ fnCode, type: 'change' as const }))
  keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles } }))
  const asked = answerCalls({ 'price-rule/settle': () => answer })
  await show(<SuggestionAnswers desk={desk} ghosts={ghosts} words={words} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  return { asked, ghost, saved }
}

it('keeps the answer at the suggested price, then saves it as an operation of its own kind', async () => {
  const { asked, ghost, saved } = await accept({ body: { data: { count: 1 } } })
  expect(asked[0]?.body).toMatchObject({ nights: [{ price: 2_700_000, night: ghost.night }] })
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ kind: 'suggestion', wanted: [{ at: ghost.at, field: 'price', value: 2_700_000 }] })
})

it('accepts all of them at once: one answer, one operation', async () => {
  const { asked, ghost, saved } = await accept({ body: { data: { count: 2 } } }, 2)
  expect(asked[0]?.body).toMatchObject({ nights: [{ price: 2_700_000 }, { price: 2_900_000 }] })
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    kind: 'suggestion',
    wanted: [
      { at: ghost.at, value: 2_700_000 },
      { at: ghost.at + 1, value: 2_900_000 },
    ],
  })
})

it('saves no price where the answer is refused', async () => {
  const { saved } = await accept({ status: 404, body: { responseCode: 780, errorMessage: 'The price rule does not exist.' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' }).getAttribute('aria-disabled')).not.toBe('true'))
  expect(saved).toEqual([])
})
